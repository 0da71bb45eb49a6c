import type { Browser, Page } from '@playwright/test'
import { startCustomersBrowser } from '../browser.ts'
import { printTable } from '../print-table.ts'
import { startProduct } from '../servers/start-product.ts'
import { timesOf } from '../statistics.ts'
import { buildPeer, PEER_EDITORS, type PeerEditor } from '../visit/peer-editors.ts'
import { serveFolder } from '../visit/serve-folder.ts'
import { SlowPhone, type Visit } from '../visit/slow-phone.ts'

const ROUNDS = 5
const TEMPLATE = 'gen-alleven'

/** The waiting times on a slow phone, screen by screen, beside other editors on the same phone. */
export async function measureVisit(): Promise<void> {
  const browser = await startCustomersBrowser()
  try {
    const ours = await ourVisits(browser)
    const peers: (readonly [string, string, Measured])[] = []
    for (const peer of PEER_EDITORS) peers.push([`${peer.name}, first visit`, '', await peerVisits(browser, peer)])
    printTable(
      `A slow phone: processor four times slower, 9 Mbit/s, 60 ms; the median of ${ROUNDS}`,
      [
        '',
        'in sight, s',
        'ready, s',
        'budget',
        'longest task, ms',
        'layout shift',
        'script until ready, kB gzipped',
        'and at rest',
      ],
      [...ours, ...peers].map(([name, budget, { visits, scriptKb }]) => [
        name,
        inSight(visits),
        (median(visits.map(({ readyMs }) => readyMs)) / 1000).toFixed(2),
        budget,
        median(visits.map(({ longestTaskMs }) => longestTaskMs)).toFixed(0),
        median(visits.map(({ layoutShift }) => layoutShift)).toFixed(3),
        median(visits.map(({ neededKb }) => neededKb)).toFixed(0),
        scriptKb.toFixed(0),
      ]),
    )
    console.log(
      '\nBudgets for every screen of ours: longest task 120 ms, layout shift 0.02; script to a filled sheet 220 kB.',
    )
  } finally {
    await browser.close()
  }
}

function inSight(visits: readonly Visit[]): string {
  const seen = visits.flatMap(({ seenMs }) => seenMs ?? [])
  return seen.length === 0 ? '' : (median(seen) / 1000).toFixed(2)
}

const median = (samples: readonly number[]): number => timesOf(samples).median

interface Measured {
  readonly visits: readonly Visit[]
  readonly scriptKb: number
}

async function ourVisits(browser: Browser): Promise<readonly (readonly [string, string, Measured])[]> {
  // Another build can be held against this one: WEB_DIR names its folder.
  const product = await startProduct()
  const template = `${product.url}/ontwerp/basic/${TEMPLATE}`
  const screens: Record<'chooser' | 'page' | 'editor' | 'filled', Visit[]> = {
    chooser: [],
    page: [],
    editor: [],
    filled: [],
  }
  const scripts = { chooser: 0, page: 0, editor: 0, filled: 0 }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const chooserPhone = await SlowPhone.start(browser)
      screens.chooser.push(await chooserPhone.visit(await chooserPhone.page(), `${product.url}/choix`, cardsAreThere))
      scripts.chooser = await chooserPhone.scriptKb()
      await chooserPhone.close()

      const phone = await SlowPhone.start(browser)
      const page = await phone.page()
      screens.page.push(await phone.visit(page, template, pageIsAlive))
      scripts.page = await phone.scriptKb()
      await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
      await sheetIsThere(page)
      // The script that keeps drafts is loaded after the sheet is shown.
      await page.locator('output[data-state=savedHere]').waitFor({ state: 'attached' })
      // The same page again: everything the phone may keep it has kept.
      screens.editor.push(await phone.visit(page, page.url(), sheetIsThere))
      scripts.editor = await phone.scriptKb()
      const filled = await filledWithSamples(phone, template)
      scripts.filled = await phone.scriptKb()
      await phone.close()

      // A visitor who opens the page directly has not preloaded anything on earlier pages.
      const straight = await SlowPhone.start(browser)
      const { neededKb } = await filledWithSamples(straight, template)
      screens.filled.push({ ...filled, neededKb })
      await straight.close()
    }
  } finally {
    await product.stop()
  }
  return [
    ['The chooser, first visit', '1.5', { visits: screens.chooser, scriptKb: scripts.chooser }],
    ['A template page with its picture, first visit', '1.5', { visits: screens.page, scriptKb: scripts.page }],
    ['The editor, second visit', '2.0', { visits: screens.editor, scriptKb: scripts.editor }],
    ['The sheet filled with samples, from the click', '', { visits: screens.filled, scriptKb: scripts.filled }],
  ]
}

async function peerVisits(browser: Browser, peer: PeerEditor): Promise<Measured> {
  const served = await serveFolder(await buildPeer(peer))
  const visits: Visit[] = []
  let scriptKb = 0
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const phone = await SlowPhone.start(browser)
      const page = await phone.page()
      visits.push(await phone.visit(page, served.url, () => page.locator(peer.ready).first().waitFor()))
      scriptKb = await phone.scriptKb()
      await phone.close()
    }
  } finally {
    served.stop()
  }
  return { visits, scriptKb }
}

/** The chooser answers to everything; its first cards came with the page, and are links before. */
async function cardsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main li a img')
    return picture?.complete === true && picture.naturalWidth > 0
  })
}

/**
 * The design is painted, by its picture or live, and the way on can be pressed. Asked as of the peers, by a selector.
 */
async function pageIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main button[aria-label^="Aperçu"] img')
    const live = document.querySelector('main button[aria-label^="Aperçu"] canvas')
    const buttons = Array.from(document.querySelectorAll('main button:enabled'), ({ textContent }) => textContent)
    const isPainted = live !== null || (picture?.complete === true && picture.naturalWidth > 0)
    return isPainted && buttons.includes('Créez votre collage')
  })
}

async function sheetIsThere(page: Page): Promise<void> {
  await page.locator('[data-slot=img1]').waitFor()
}

/** From the click on the template's page until every slot of the editor has its picture. */
async function filledWithSamples(phone: SlowPhone, template: string): Promise<Visit> {
  const page = await phone.page()
  await page.goto(template)
  await pageIsAlive(page)
  const start = await page.evaluate(() => {
    window.longestTask = 0
    window.layoutShift = 0
    return performance.now()
  })
  await page.getByRole('button', { name: 'Essayer avec des images d’exemple' }).click()
  await page.getByRole('button', { name: /^Emplacement 12 .*exemple/ }).waitFor()
  const measured = await page.evaluate(
    (begin) => ({
      readyMs: performance.now() - begin,
      longestTaskMs: window.longestTask,
      layoutShift: window.layoutShift,
    }),
    start,
  )
  return { seenMs: undefined, ...measured, neededKb: await phone.scriptKb() }
}
