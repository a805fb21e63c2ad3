import './fonts.css'
import './app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { loadBoard } from './boards/index'
import { hands } from './lib/hands'
import { language } from './lib/language.svelte'
import { settings } from './lib/settings.svelte'

// Before anything is drawn, so that no night flashes by on a light screen.
document.documentElement.dataset.theme = settings.shownTheme

// The words are on their way before anything is drawn.
const { game, begun } = document.documentElement.dataset
language.start(game)
// So is the board, where a match is on; if it can't be had now, the table asks for it again.
if (game !== undefined && begun !== undefined) loadBoard(game).catch(() => undefined)
hands.watch()

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

mount(App, { target })
