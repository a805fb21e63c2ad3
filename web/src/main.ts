import './fonts.css'
import './app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { hands } from './lib/hands'
import { language } from './lib/language.svelte'
import { settings } from './lib/settings.svelte'

// Before anything is drawn, so that no night flashes by on a light screen.
document.documentElement.dataset.theme = settings.shownTheme

// The words are on their way before anything is drawn.
language.start(document.documentElement.dataset.game)
hands.watch()

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

mount(App, { target })
