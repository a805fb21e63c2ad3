"""Where things lie on a page, by their boxes: what is out of sight, what overlaps, which words leave their box."""

from __future__ import annotations

from typing import Any

from tests.browser.people import Person

BOXES = """([wanted, apart]) => {
  const boxOf = (thing) => thing.getBoundingClientRect()
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && boxOf(thing).width > 0
  const faults = []
  const found = new Map()
  for (const [name, where] of Object.entries(wanted)) {
    const things = [...document.querySelectorAll(where)].filter(seen)
    if (things.length === 0) faults.push(`${name} is not there`)
    for (const thing of things) {
      const { left, top, right, bottom } = boxOf(thing)
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        faults.push(`${name} is out of sight: ${[left, top, right, bottom].map(Math.round)}`)
      }
    }
    found.set(name, things.map(boxOf))
  }
  for (const [place, one] of apart.entries()) {
    for (const other of apart.slice(place + 1)) {
      for (const a of found.get(one) ?? []) {
        for (const b of found.get(other) ?? []) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide > 3 && high > 3) faults.push(`${one} lies on ${other}: ${Math.round(wide)} × ${Math.round(high)}`)
        }
      }
    }
  }
  return faults
}"""

WORDS = """(within) => {
  // It lies over the board for a while, scrolls, or is drawn.
  const LOOSE = '.unseen, .strip, .log, .chat, svg, .bubble, .menu'
  const words = []
  const root = document.querySelector(within)
  // Letters of djinn that stand around their space, of assistants at their stalls.
  const OUTSIDE = '.djinn-figure, .standing'
  const styleOf = (thing) => getComputedStyle(thing)
  const isCut = (thing) => !['visible visible', 'clip clip'].includes(`${styleOf(thing).overflowX} ${styleOf(thing).overflowY}`)
  // What is scrolled or hidden away is not there to be read.
  const shown = (thing, box) => {
    let { left, top, right, bottom } = box
    for (let at = thing; at !== null && at !== root; at = at.parentElement) {
      if (styleOf(at).clipPath !== 'none') return null
      if (!isCut(at)) continue
      const room = at.getBoundingClientRect()
      left = Math.max(left, room.left)
      right = Math.min(right, room.right)
      top = Math.max(top, room.top)
      bottom = Math.min(bottom, room.bottom)
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null
  }
  const isStuck = (thing) => {
    for (let at = thing; at !== null && at !== root; at = at.parentElement) {
      if (styleOf(at).textOverflow === 'ellipsis') return false
      if (isCut(at)) return ['hidden', 'clip'].includes(styleOf(at).overflowX)
    }
    return false
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const thing = node.parentElement
    if (node.data.trim() === '' || thing.closest(LOOSE) !== null) continue
    if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      const box = shown(thing, whole)
      if (box !== null) words.push({ text: node.data.trim().slice(0, 40), thing, box, whole })
    }
  }
  const faults = new Set()
  for (const { text, thing, box, whole } of words) {
    const at = thing.closest('button, article, li, h1, h2, h3')
    const room = at?.getBoundingClientRect()
    // Cut off by a box that can't be scrolled: only a name may end in dots.
    if (whole.right - box.right > 2 && isStuck(thing)) faults.add(`“${text}” is cut off`)
    const isBound = room && room.width > 1 && thing.closest(OUTSIDE) === null
    const isLeft = isBound && (whole.left < room.left - 2 || whole.right > room.right + 2)
    if (isLeft && box.right - box.left > whole.width - 1) {
      faults.add(`“${text}” leaves its ${at.tagName.toLowerCase()} ${at.dataset.place ?? at.className}`)
    }
    if (box.left < -1 || box.right > innerWidth + 1) faults.add(`“${text}” leaves the page`)
  }
  words.forEach((one, place) => {
    for (const other of words.slice(place + 1)) {
      if (one.thing === other.thing) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide > 3 && high > 6) faults.add(`“${one.text}” lies on “${other.text}”`)
    }
  })
  return [...faults]
}"""


def misplaced(person: Person, wanted: dict[str, str], apart: list[str]) -> list[str]:
    """What of this is not in sight at once, or lies on another thing that it must keep apart from."""
    return list(person.page.evaluate(BOXES, [wanted, apart]))


def overflowing(person: Person, within: str = ".game") -> list[str]:
    """Words that leave their box or the page, or lie on other words."""
    found: Any = person.page.evaluate(WORDS, within)
    return list(found)
