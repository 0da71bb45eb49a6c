import type { Browser, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { GESTURES, type GestureName, type Samples } from '../contender.ts'
import { type GestureRecord, RECORDED, readRecord } from '../gesture-record.ts'
import { ms, printTable } from '../print-table.ts'
import { servePages } from '../serve-pages.ts'
import { type Times, timesOf } from '../statistics.ts'

const CONTENDERS = { ours: 'Collagerie', bare: 'bare canvas', konva: 'Konva 10', fabric: 'Fabric 7' } as const
type Name = keyof typeof CONTENDERS
const NAMES = ['ours', 'bare', 'konva', 'fabric'] as const satisfies readonly Name[]

const MEASURES = ['paint', 'drag', 'zoom'] as const satisfies readonly (keyof Samples)[]
const HEADS = { paint: 'first paint', drag: 'drag frame', zoom: 'zoom step' }

/** They take turns, so that a busy moment of the machine hits all alike. */
const ROUNDS = 2

export async function measureSheet(): Promise<void> {
  const pages = await servePages(NAMES)
  const browser = await startBrowser()
  const samples: Record<Name, Record<keyof Samples, number[]>> = {
    ours: { paint: [], drag: [], zoom: [] },
    bare: { paint: [], drag: [], zoom: [] },
    konva: { paint: [], drag: [], zoom: [] },
    fabric: { paint: [], drag: [], zoom: [] },
  }
  const records: Partial<Record<Name, ReadonlyMap<GestureName, GestureRecord>>> = {}
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of NAMES) {
        const page = await open(browser, pages.url(name))
        const taken = await orItsFault(
          page,
          page.evaluate(() => window.measure()),
        )
        for (const measure of MEASURES) samples[name][measure].push(...taken[measure])
        await page.close()
      }
    }
    for (const name of NAMES) {
      const page = await open(browser, pages.url(name))
      await browser.startTracing(page, { categories: [...RECORDED] })
      await orItsFault(
        page,
        page.evaluate(() => window.act()),
      )
      records[name] = readRecord(await browser.stopTracing())
      await page.close()
    }
  } finally {
    await browser.close()
    pages.stop()
  }
  print(samples)
  printRecords(records)
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } })
  await page.goto(url)
  await page.waitForFunction(() => 'measure' in window)
  return page
}

/** A page that throws between two frames never answers. */
function orItsFault<Answer>(page: Page, answer: Promise<Answer>): Promise<Answer> {
  const fault = page.waitForEvent('pageerror', { timeout: 0 }).then((error) => {
    throw error
  })
  return Promise.race([answer, fault])
}

function print(samples: Record<Name, Record<keyof Samples, number[]>>): void {
  const times = (name: Name, measure: keyof Samples): Times => timesOf(samples[name][measure])
  const base = (measure: keyof Samples) => times('bare', measure).median
  const cell = (name: Name, measure: keyof Samples) => {
    const { median, p99 } = times(name, measure)
    return `${ms(median)} / ${ms(p99)} (${(median / base(measure)).toFixed(2)}x)`
  }
  printTable(
    '144 photos on one sheet of 900 px: median / p99 ms per frame (median beside the bare canvas)',
    ['', ...MEASURES.map((measure) => HEADS[measure])],
    NAMES.map((name) => [CONTENDERS[name], ...MEASURES.map((measure) => cell(name, measure))]),
  )
  const ratio = (measure: keyof Samples, to: Name) => times('ours', measure).median / times(to, measure).median
  printTable(
    'What we aim at',
    ['', 'aim', 'measured'],
    [
      ['drag frame beside the bare canvas', '1.30', ratio('drag', 'bare').toFixed(2)],
      ['drag frame beside Konva', '1.00', ratio('drag', 'konva').toFixed(2)],
      ['zoom step beside Konva', '0.50', ratio('zoom', 'konva').toFixed(2)],
      ['first paint beside Konva', '1.00', ratio('paint', 'konva').toFixed(2)],
    ],
  )
}

/** The browser's own record costs time itself, so these come from a round that is not measured. */
function printRecords(records: Partial<Record<Name, ReadonlyMap<GestureName, GestureRecord>>>): void {
  const rows = (cell: (record: GestureRecord) => string) =>
    NAMES.map((name) => [
      CONTENDERS[name],
      ...GESTURES.map((gesture) => {
        const record = records[name]?.get(gesture)
        return record ? cell(record) : ''
      }),
    ])
  printTable(
    'The longest task of the page in a gesture and the work it leaves, ms',
    ['', ...GESTURES],
    rows(({ longestTask }) => ms(longestTask)),
  )
  printTable(
    'From one picture on the screen to the next, ms: frames the compositor is too slow for are not shown',
    ['', ...GESTURES],
    rows(({ shownEvery }) => ms(shownEvery)),
  )
}
