/** A star rises where points were earned, flies to whoever has earned them, and goes out there. */
export function starFlight(from: DOMRect, to: DOMRect): Keyframe[] {
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const end = { x: to.x - 8, y: to.y + 2 }
  return [
    { transform: moved(start.x, start.y, 0.4), opacity: 0 },
    { transform: moved(start.x, start.y, 1.2), opacity: 1, offset: 0.2 },
    { transform: moved(end.x, end.y, 1), opacity: 1, offset: 0.9 },
    { transform: moved(end.x, end.y, 1), opacity: 0 },
  ]
}

function moved(x: number, y: number, scale: number): string {
  return `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`
}
