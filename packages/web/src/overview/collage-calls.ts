import {
  type CollageListAnswer,
  collageAnswerSchema,
  collageListAnswerSchema,
  type ListedCollage,
  type VersionListAnswer,
  versionListAnswerSchema,
} from '@collagerie/protocol'
import { parse } from 'valibot'
import { getJson, post } from '../calls/calls.ts'

/** `after` is the cursor of the previous page; empty for the first. */
export function listCollages(after: string): Promise<CollageListAnswer> {
  return getJson(`/api/collages?${new URLSearchParams({ after })}`, collageListAnswerSchema)
}

export function renameCollage(id: string, name: string): Promise<ListedCollage> {
  return change(id, 'rename', { name })
}

export function duplicateCollage(id: string, name: string): Promise<ListedCollage> {
  return change(id, 'duplicate', { name })
}

export async function deleteCollage(id: string): Promise<void> {
  await post(`${addressOf(id)}/delete`, {})
}

/** Undoes a deletion. */
export function undeleteCollage(id: string): Promise<ListedCollage> {
  return change(id, 'restore', {})
}

export function listVersions(id: string): Promise<VersionListAnswer> {
  return getJson(`${addressOf(id)}/versions`, versionListAnswerSchema)
}

export function restoreVersion(id: string, version: number): Promise<ListedCollage> {
  return change(id, `versions/${version}/restore`, {})
}

async function change(id: string, action: string, fields: object): Promise<ListedCollage> {
  return parse(collageAnswerSchema, await post(`${addressOf(id)}/${action}`, fields)).collage
}

function addressOf(id: string): string {
  return `/api/collages/${encodeURIComponent(id)}`
}
