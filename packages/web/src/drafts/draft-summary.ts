import { readDrafts, readPicture } from './draft-database.ts'
import { byAge, isOffered } from './draft-limits.ts'
import { isHeldElsewhere, isHeldHere } from './draft-lock.ts'
import type { Draft } from './draft-record.ts'

/** What the customer sees of a draft before opening it. */
export interface DraftSummary
  extends Pick<Draft, 'draftId' | 'templateId' | 'title' | 'pages' | 'format' | 'updatedAt' | 'isPictured'> {
  readonly savedId: string | undefined
  readonly picture: Blob | undefined
  /** Which tab has it open: this one, another one, or none. */
  readonly openIn: 'this tab' | 'another tab' | 'none'
}

/** The drafts a customer would miss, newest first. Rejects if the browser's database does not answer. */
export async function listDrafts(isWanted: (draft: Draft) => boolean = () => true): Promise<readonly DraftSummary[]> {
  const drafts = (await readDrafts()).filter((draft) => isOffered(draft) && isWanted(draft)).toSorted(byAge)
  return Promise.all(drafts.map(summaryOf))
}

/** The draft whose changes a saved collage lacks in the account. */
export async function draftOf(savedId: string): Promise<DraftSummary | undefined> {
  const drafts = await listDrafts().catch(() => [])
  return drafts.find((draft) => draft.savedId === savedId)
}

export async function summaryOf({
  draftId,
  savedId,
  templateId,
  title,
  pages,
  format,
  updatedAt,
  isPictured,
}: Draft): Promise<DraftSummary> {
  const [picture, isElsewhere] = await Promise.all([readPicture(draftId), isHeldElsewhere(draftId)])
  const openIn = isHeldHere(draftId) ? 'this tab' : isElsewhere ? 'another tab' : 'none'
  return { draftId, savedId, templateId, title, pages, format, updatedAt, isPictured, picture, openIn }
}
