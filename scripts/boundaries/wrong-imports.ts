import { isTest } from './sources.ts'

/** The imports of each file, both given by their paths under a package's `src`. */
type Imports = ReadonlyMap<string, readonly string[]>

/** Files directly in `src` belong to no room and may import from all of them. */
function roomOf(file: string): string | undefined {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined
}

/** A sentence about every room the order does not know, and about every one it knows that is not there. */
export function misplacedRooms(order: readonly string[], imports: Imports): string[] {
  const rooms = new Set([...imports.keys()].map(roomOf).filter((room) => room !== undefined))
  const unlisted = [...rooms].filter((room) => !order.includes(room))
  const gone = order.filter((room) => !rooms.has(room))
  return [
    ...unlisted.map(
      (room) =>
        `The room "${room}" has no place yet: list it in scripts/boundaries/rooms.ts, above every room it imports and below every room that imports it.`,
    ),
    ...gone.map((room) => `There is no room "${room}" any more: take it out of scripts/boundaries/rooms.ts.`),
  ]
}

/** A sentence about every import that runs upwards. */
export function upwardImports(order: readonly string[], imports: Imports): string[] {
  const floor = (file: string) => {
    const room = roomOf(file)
    return room === undefined ? -1 : order.indexOf(room)
  }
  return shipped(imports)
    .filter(([file, target]) => floor(target) < floor(file))
    .map(
      ([file, target]) =>
        `${file} imports ${target}, which stands above it: what it needs is passed to it, or belongs into a lower room.`,
    )
}

/** A sentence about every import from another room that bypasses that room's index, if it has one. */
export function deepImports(imports: Imports): string[] {
  return shipped(imports)
    .filter(([file, target]) => roomOf(target) !== undefined && roomOf(file) !== roomOf(target))
    .filter(([, target]) => imports.has(indexOf(target)) && target !== indexOf(target))
    .map(([file, target]) => `${file} imports ${target}: let it import ${indexOf(target)}.`)
}

function indexOf(file: string): string {
  return `${roomOf(file)}/index.ts`
}

function shipped(imports: Imports): readonly (readonly [file: string, target: string])[] {
  return [...imports]
    .filter(([file]) => !isTest(`/${file}`))
    .flatMap(([file, targets]) => targets.map((target) => [file, target] as const))
}
