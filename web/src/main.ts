import './fonts.css'
import './app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { language } from './lib/language.svelte'

// The words are on their way before anything is drawn.
language.start()

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

mount(App, { target })
