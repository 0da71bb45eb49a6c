// A long file: a painted scene is one list of strokes, and its parts mean nothing elsewhere.
import { mix, tint } from '../brush/colour.ts'
import { layer } from '../brush/easel.ts'
import { blossom } from '../brush/flowers.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { bokeh, glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth } from '../brush/path.ts'
import { blade, crown, grass } from '../brush/plants.ts'
import { sky } from '../brush/sky.ts'

/** A basket, cherries and lemonade on a checked cloth in the grass. */
export const picnic = paintScene({
  id: 'picnic',
  width: 1200,
  height: 900,
  seed: 311,
  finish: { bloom: 0.28, vignette: 0.24, wash: '#fff0b8' },
  paint(easel) {
    const { ctx, dice } = easel
    sky(easel, 460, [
      [0, '#8cc9e6'],
      [0.7, '#e6f0d2'],
      [1, '#fff3c8'],
    ])
    glow(easel, 240, 120, 620, '#fffbe0', 0.85)
    layer(easel, { blur: 12 }, (sheet) => {
      sheet.ctx.fillStyle = vertical(sheet, 300, 520, [
        [0, '#a8c878'],
        [1, '#7dae54'],
      ])
      sheet.ctx.fillRect(-20, 330, 1240, 260)
      for (let index = 0; index < 30; index++)
        crown(sheet, dice.range(400, 1260), dice.range(40, 330), dice.range(70, 120), dice.range(60, 90), {
          dark: '#4f8a58',
          mid: '#86b564',
          light: '#eaf0a0',
          count: 50,
          leaf: 18,
          lightX: -0.7,
        })
      line(sheet, smooth([930, 300, 940, 420, 920, 480], false), '#6a5440', 46)
      for (let index = 0; index < 12; index++)
        crown(sheet, dice.range(-40, 340), dice.range(260, 360), 70, 50, {
          dark: '#6fa068',
          mid: '#a3c474',
          light: '#f3f3b0',
          count: 40,
          leaf: 14,
          lightX: -0.4,
        })
    })
    for (let index = 0; index < 26; index++)
      bokeh(easel, dice.range(0, 1200), dice.range(60, 420), dice.range(12, 40), '#fffbe0', dice.range(0.08, 0.25))
    ctx.fillStyle = vertical(easel, 420, 900, [
      [0, 'rgba(150,190,90,0)'],
      [0.14, '#8fbb56'],
      [1, '#3a7a3c'],
    ])
    ctx.fillRect(0, 420, 1200, 480)
    grass(easel, {
      top: 470,
      bottom: 640,
      count: 1500,
      far: 16,
      near: 50,
      stops: [
        [0, '#b9d070'],
        [1, '#6da04a'],
      ],
    })
    cloth()
    basket()
    bottle(760, 560)
    glass(868, 640)
    melon()
    bread()
    bowl()
    sandwich()
    grass(easel, {
      top: 850,
      bottom: 960,
      count: 620,
      far: 60,
      near: 120,
      stops: [
        [0, '#7db04e'],
        [0.5, '#4f8f42'],
        [1, '#2b6a38'],
      ],
    })
    daisies()
    glow(easel, 200, 240, 760, '#fff0b0', 0.3)

    function cloth(): void {
      const rug = smooth([
        150, 580, 420, 545, 760, 540, 1060, 572, 1130, 700, 1180, 860, 820, 884, 420, 890, 30, 862, 90, 700,
      ])
      spot(easel, 600, 740, 640, 200, '#1f4a2a', 0.6)
      fill(easel, rug, '#fbf3e6')
      within(easel, rug, () => {
        for (let column = -14; column <= 14; column += 2)
          fill(
            easel,
            polygon([
              600 + column * 34,
              520,
              600 + (column + 1) * 34,
              520,
              600 + (column + 1) * 62,
              900,
              600 + column * 62,
              900,
            ]),
            tint('#d8393a', 0.55),
          )
        for (let row = 0; row < 8; row++) {
          const y0 = 535 + (row / 8) ** 1.35 * 365
          const y1 = 535 + ((row + 0.5) / 8) ** 1.35 * 365
          fill(easel, rectangle(0, y0, 1200, y1 - y0), tint('#d8393a', 0.5))
        }
        for (let fold = 0; fold < 12; fold++)
          spot(
            easel,
            dice.range(80, 1120),
            dice.range(560, 880),
            dice.range(120, 260),
            dice.range(8, 22),
            dice.chance(0.5) ? '#ffffff' : '#5a1f34',
            0.24,
            dice.range(-0.3, 0.3),
          )
        for (let index = 0; index < 26; index++)
          spot(
            easel,
            dice.range(100, 1120),
            dice.range(550, 880),
            dice.range(20, 60),
            dice.range(10, 22),
            '#fff6c8',
            0.25,
          )
      })
      edge(easel, rug, { dx: 0, dy: 10, blur: 8, colour: '#5a1f30', alpha: 0.35 })
    }

    function basket(): void {
      spot(easel, 400, 690, 250, 40, '#3a1420', 0.65)
      line(easel, smooth([230, 520, 250, 380, 340, 300, 440, 312, 510, 400, 526, 520], false), '#7a4a24', 22)
      line(easel, smooth([226, 520, 246, 376, 338, 294, 440, 306, 508, 396], false), '#d8a058', 7)
      fill(easel, smooth([232, 500, 300, 450, 380, 470, 460, 440, 530, 500, 480, 540, 280, 540]), '#fffaf0')
      crown(easel, 300, 462, 50, 40, { dark: '#3f6a3a', mid: '#6f9c48', light: '#d3dc80', count: 60, leaf: 14 })
      for (const [x, y, tone] of [
        [380, 470, '#d8393a'],
        [440, 462, '#f0b03a'],
        [340, 490, '#d8393a'],
      ] as const) {
        const apple = ellipse(x, y, 40, 38)
        fill(easel, apple, tone)
        edge(easel, apple, { dx: 14, dy: 16, blur: 14, colour: '#6a1420', alpha: 0.7 })
        spot(easel, x - 14, y - 14, 14, 12, '#ffffff', 0.7)
        line(easel, smooth([x, y - 34, x + 4, y - 50], false), '#5a3a20', 4)
      }
      const body = smooth([212, 506, 236, 620, 254, 690, 380, 704, 506, 690, 528, 620, 548, 506, 380, 530])
      fill(easel, body, '#b8773a')
      within(easel, body, () => {
        for (let row = 0; row < 13; row++) {
          for (let column = 0; column < 20; column++) {
            const x = 206 + column * 18 + (row % 2) * 9
            const y = 508 + row * 15.5 + Math.sin(((x - 212) / 336) * Math.PI) * 16
            fill(easel, ellipse(x, y, 11, 6.4), mix('#c98a48', '#f0c078', dice.unit() * (1 - (x - 212) / 420)))
            line(easel, smooth([x - 10, y + 5, x, y + 7, x + 10, y + 5], false), tint('#4a2410', 0.55), 2)
          }
        }
      })
      edge(easel, body, { dx: 100, dy: 20, blur: 50, colour: '#3a1a10', alpha: 0.7 })
      line(easel, smooth([210, 508, 300, 526, 380, 531, 460, 526, 550, 508], false), '#8a5428', 17)
      line(easel, smooth([210, 504, 300, 521, 380, 526, 460, 521, 550, 504], false), '#e6b468', 5)
    }

    function bottle(x: number, y: number): void {
      spot(easel, x + 34, y + 120, 90, 18, '#3a1420', 0.5)
      const flask = smooth([
        x - 14,
        y - 190,
        x + 14,
        y - 190,
        x + 14,
        y - 110,
        x + 46,
        y - 60,
        x + 46,
        y + 60,
        x + 42,
        y + 118,
        x,
        y + 126,
        x - 42,
        y + 118,
        x - 46,
        y + 60,
        x - 46,
        y - 60,
        x - 14,
        y - 110,
      ])
      fill(
        easel,
        flask,
        gradient(easel, x - 46, 0, x + 46, 0, [
          [0, '#fff3b0'],
          [0.4, '#f8dc6a'],
          [1, '#d09a2a'],
        ]),
      )
      within(easel, flask, () => {
        fill(easel, rectangle(x - 60, y - 200, 120, 130), tint('#eaf6ee', 0.7))
        for (const [lx, ly] of [
          [-14, 20],
          [16, 70],
          [-8, 92],
        ] as const) {
          fill(easel, ellipse(x + lx, y + ly, 24, 22), '#fff4b8')
          line(easel, ellipse(x + lx, y + ly, 24, 22), '#f0b82a', 5)
        }
      })
      edge(easel, flask, { dx: 12, dy: 0, blur: 10, colour: '#8a5a14', alpha: 0.5 })
      fill(easel, rectangle(x - 34, y - 44, 7, 140, 4), tint('#ffffff', 0.75))
      fill(easel, rectangle(x - 17, y - 214, 34, 30, 5), '#d8393a')
    }

    function glass(x: number, y: number): void {
      spot(easel, x + 30, y + 70, 70, 14, '#3a1420', 0.5)
      const cup = smooth([x - 42, y - 80, x + 42, y - 80, x + 32, y + 70, x, y + 78, x - 32, y + 70])
      fill(easel, cup, tint('#ffffff', 0.5))
      within(easel, cup, () =>
        fill(
          easel,
          rectangle(x - 50, y - 50, 100, 140),
          gradient(easel, x - 42, 0, x + 42, 0, [
            [0, '#fff3a8'],
            [1, '#e8b53a'],
          ]),
        ),
      )
      line(easel, polygon([x + 6, y + 40, x + 40, y - 150]), '#d8393a', 8)
      line(easel, polygon([x + 7, y + 34, x + 39, y - 146]), tint('#ffffff', 0.6), 2.4)
      fill(easel, ellipse(x, y - 50, 38, 9), '#fff6c8')
      line(easel, ellipse(x, y - 80, 42, 10), tint('#ffffff', 0.9), 3)
      fill(easel, rectangle(x - 30, y - 66, 6, 110, 3), tint('#ffffff', 0.7))
    }

    function melon(): void {
      spot(easel, 640, 838, 150, 26, '#3a1420', 0.5)
      for (const [x, y, turn] of [
        [600, 800, -0.16],
        [690, 812, 0.2],
      ] as const) {
        ctx.save()
        ctx.translate(x, y)
        ctx.rotate(turn)
        fill(easel, smooth([-112, -30, -70, 34, 0, 54, 70, 34, 112, -30, 0, -26]), '#2f7a3c')
        fill(easel, smooth([-104, -30, -64, 24, 0, 42, 64, 24, 104, -30, 0, -26]), '#eef3c0')
        const flesh = polygon([-96, -30, -58, 14, 0, 30, 58, 14, 96, -30, 0, -132])
        fill(
          easel,
          flesh,
          vertical(easel, -130, 30, [
            [0, '#ff7a6a'],
            [1, '#e23a48'],
          ]),
        )
        edge(easel, flesh, { dx: 20, dy: 10, blur: 14, colour: '#a81a34', alpha: 0.5 })
        for (let seed = 0; seed < 13; seed++)
          fill(easel, ellipse(dice.around(0, 60), -10 - dice.unit() * 70, 3.4, 6, dice.range(-0.5, 0.5)), '#2a1418')
        ctx.restore()
      }
    }

    function bread(): void {
      spot(easel, 980, 770, 170, 24, '#3a1420', 0.5)
      const loaf = smooth([
        826, 752, 850, 716, 930, 690, 1040, 680, 1116, 694, 1136, 726, 1100, 758, 980, 778, 870, 782,
      ])
      fill(easel, loaf, '#d08a3c')
      edge(easel, loaf, { dx: 6, dy: 34, blur: 24, colour: '#6a3410', alpha: 0.75 })
      edge(easel, loaf, { dx: -6, dy: -14, blur: 10, colour: '#ffe0a0', alpha: 0.8 })
      for (let cut = 0; cut < 5; cut++) {
        const x = 880 + cut * 50
        const slash = smooth([
          x - 18,
          742 - cut * 6,
          x + 6,
          712 - cut * 5,
          x + 34,
          704 - cut * 4,
          x + 12,
          728 - cut * 5,
        ])
        fill(easel, slash, '#f6dcae')
        edge(easel, slash, { dx: 3, dy: 4, blur: 3, colour: '#a8662c', alpha: 0.7 })
      }
    }

    function bowl(): void {
      spot(easel, 230, 820, 140, 24, '#3a1420', 0.55)
      for (let index = 0; index < 26; index++) {
        const x = dice.around(210, 120)
        const y = dice.range(700, 744) - (100 - Math.abs(x - 210)) * 0.3
        const cherry = ellipse(x, y, 21, 20)
        fill(easel, cherry, dice.pick(['#b81a34', '#8f1430', '#d02a3c']))
        edge(easel, cherry, { dx: 7, dy: 8, blur: 6, colour: '#3a0414', alpha: 0.7 })
        fill(easel, ellipse(x - 7, y - 7, 5, 4), tint('#ffffff', 0.8))
        if (index % 2)
          line(easel, smooth([x, y - 18, x + 8, y - 42, x + dice.range(4, 26), y - 60], false), '#6a8a3a', 2.6)
      }
      const dish = smooth([90, 740, 120, 800, 170, 830, 250, 830, 300, 800, 330, 740, 210, 762])
      fill(easel, dish, '#5f9fb8')
      edge(easel, dish, { dx: 60, dy: 16, blur: 34, colour: '#1f4a6a', alpha: 0.75 })
      edge(easel, dish, { dx: -12, dy: -5, blur: 6, colour: '#eafaff', alpha: 0.85 })
    }

    function sandwich(): void {
      spot(easel, 440, 812, 110, 18, '#3a1420', 0.5)
      for (const [y, tone, h] of [
        [806, '#e0a860', 16],
        [792, '#7db04e', 10],
        [784, '#e8463f', 8],
        [776, '#ffd65a', 8],
        [764, '#d89a50', 16],
      ] as const)
        fill(easel, smooth([364, y, 440, y + 8, 520, y, 512, y - h, 440, y - h + 4, 372, y - h]), tone)
      const lid = smooth([364, 758, 400, 730, 450, 722, 500, 734, 522, 758, 440, 768])
      fill(easel, lid, '#e0a252')
      edge(easel, lid, { dx: -6, dy: -8, blur: 7, colour: '#ffe6b0', alpha: 0.85 })
      for (let index = 0; index < 26; index++)
        fill(easel, ellipse(dice.range(390, 500), dice.range(732, 756), 2.6, 1.8), '#fff3d0')
    }

    function daisies(): void {
      for (let index = 0; index < 60; index++) {
        const low = index % 3 === 0
        const x = low ? dice.range(0, 1200) : dice.chance(0.5) ? dice.range(0, 130) : dice.range(1090, 1200)
        const y = low ? dice.range(840, 890) : dice.range(520, 860)
        const size = 8 + ((y - 500) / 380) * 15
        blade(easel, x + 3, y + size * 3.5, size * 3.5, -3, 3, '#5f9a44')
        blossom(
          easel,
          x,
          y,
          size,
          index % 4
            ? { petals: 13, colour: '#fff6e6', tip: '#ffffff', heart: '#f3b52a', wide: 0.24, squash: 0.7 }
            : { petals: 6, colour: '#8f86d8', tip: '#c3bcf6', heart: '#5a4aa8', wide: 0.45, squash: 0.7 },
        )
      }
    }
  },
})
