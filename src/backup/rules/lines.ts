import { hash } from 'node:crypto'

const NAME = /^wal-(\d{8}T\d{6}Z)-([0-9a-f]{6})$/
const SLOT_PREFIX = 'gonggo_archive_'
const PLACE_LETTERS = 8

/** For example `wal-20261128T003121Z-3fa9c1`, the folder of a gapless sequence of WAL. */
export const lineName = (at: number, chance: string): string =>
  `wal-${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z-${chance}`
export const isLineName = (name: string): boolean => NAME.test(name)

/** The name of the replication slot that keeps WAL until it is archived; derived from folder and line. */
export function slotName(folder: string, line: string): string {
  const [, at = '', chance = ''] = NAME.exec(line) ?? []
  return `${slotPrefix(folder)}${at.toLowerCase()}_${chance}`
}

export const slotPrefix = (folder: string): string => `${SLOT_PREFIX}${hash('sha256', folder).slice(0, PLACE_LETTERS)}_`

/** The line of a slot of this folder. */
export function lineOfSlot(folder: string, slot: string): string {
  const [at = '', chance = ''] = slot.slice(slotPrefix(folder).length).split('_')
  return `wal-${at.toUpperCase()}-${chance}`
}
