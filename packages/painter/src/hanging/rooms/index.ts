import type { RoomId } from '@collagerie/core/hanging'
import type { Drawn } from '../drawing.ts'
import { child } from './child.ts'
import { desk } from './desk.ts'
import { hallway } from './hallway.ts'
import { living } from './living.ts'

export const ROOM_DRAWINGS: Readonly<Record<RoomId, readonly Drawn[]>> = { living, child, hallway, desk }
