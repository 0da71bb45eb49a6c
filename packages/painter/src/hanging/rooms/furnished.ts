import { box, type Drawn, line, shape } from '../drawing.ts'

/** Wide and high enough for every window. */
const FAR = 1500

/** Wall, skirting board and floorboards. */
export function shell(): readonly Drawn[] {
  const boards = [7, 17, 31, 50, 76, 112, 160, 225, 310].map((y) =>
    line(`M${-FAR} ${y}H${FAR}`, 'floorLine', 0.5 + y / 160),
  )
  const joints = [
    [-310, 0, 7],
    [-140, 0, 7],
    [60, 0, 7],
    [250, 0, 7],
    [-230, 7, 17],
    [-20, 7, 17],
    [190, 7, 17],
    [-150, 17, 31],
    [110, 17, 31],
    [-260, 31, 50],
    [20, 31, 50],
    [240, 31, 50],
    [-90, 50, 76],
    [170, 50, 76],
  ].map(([x, from, to]) => line(`M${x} ${from}V${to}`, 'floorLine', 0.6))
  return [
    box({ x: -FAR, y: -FAR, width: 2 * FAR, height: FAR - 230 }, 'wall'),
    box({ x: -FAR, y: -231, width: 2 * FAR, height: 231 }, 'wall', { to: 'wallLow' }),
    box({ x: -FAR, y: 0, width: 2 * FAR, height: FAR }, 'floor'),
    box({ x: -FAR, y: 0, width: 2 * FAR, height: 40 }, 'floorFar', { to: 'floor' }),
    ...boards,
    ...joints,
    box({ x: -FAR, y: -9, width: 2 * FAR, height: 9 }, 'trim'),
    line(`M${-FAR} -9H${FAR}`, 'trimLine', 0.5),
    line(`M${-FAR} -7.4H${FAR}`, 'trimLine', 0.3, { alpha: 0.7 }),
    line(`M${-FAR} 0.4H${FAR}`, 'shadow', 1, { alpha: 0.16 }),
  ]
}

/** What the sun throws through a window of six panes, leaning to the right. */
export function sunlight(x: number, y: number, width: number, height: number): readonly Drawn[] {
  const lean = 0.42
  const pane = (column: number, row: number) => {
    const left = x + (column * width) / 2 + 1.6
    const right = x + ((column + 1) * width) / 2 - 1.6
    const top = y + (row * height) / 3 + 1.6
    const bottom = y + ((row + 1) * height) / 3 - 1.6
    const at = (across: number, down: number) => `${across + (down - y) * lean} ${down}`
    return shape(`M${at(left, top)}L${at(right, top)}L${at(right, bottom)}L${at(left, bottom)}Z`, 'sun', {
      alpha: 0.62 - row * 0.14,
      only: 'light',
    })
  }
  return [0, 1, 2].flatMap((row) => [pane(0, row), pane(1, row)])
}
