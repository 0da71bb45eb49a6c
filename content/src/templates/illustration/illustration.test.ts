import { describeTheme } from '../testing/describe-theme.ts'
import { ILLUSTRATION } from './index.ts'

describeTheme('illustration', ILLUSTRATION)
