import type { StaticTemplate } from '../static-template.ts'
import { arcade } from './arcade.ts'
import { jubilee } from './jubilee.ts'
import { mixtape } from './mixtape.ts'
import { pennant } from './pennant.ts'
import { racing } from './racing.ts'
import { ribbon } from './ribbon.ts'
import { sunset } from './sunset.ts'
import { wallpaper } from './wallpaper.ts'

export const RETRO: readonly StaticTemplate[] = [ribbon, sunset, wallpaper, arcade, mixtape, racing, pennant, jubilee]
