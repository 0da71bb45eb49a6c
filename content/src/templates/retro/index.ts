import type { StaticTemplate } from '../static-template.ts'
import { arcade } from './arcade.ts'
import { mixtape } from './mixtape.ts'
import { ribbon } from './ribbon.ts'
import { sunset } from './sunset.ts'
import { wallpaper } from './wallpaper.ts'

export const RETRO: readonly StaticTemplate[] = [ribbon, sunset, wallpaper, arcade, mixtape]
