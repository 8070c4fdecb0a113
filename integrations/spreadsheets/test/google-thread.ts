import { createContext, runInContext } from 'node:vm'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { seoulDay } from '../../../src/lib/clock.ts'
import type { Picture, SheetPicture, ThreadAnswer, ThreadRequest } from './google.ts'

interface Handed {
  port: MessagePort
  bell: Int32Array
  script: string
  requestMs: number
  writeMs: number
  typed: string[]
}

type Order = { handler: string } | { sheet: string; row: number; column: number; value: unknown }

/** Google's limit for one execution. */
const EXECUTION_MS = 6 * 60_000
const NEW_ROWS = 1000
const MOST_PROPERTY_BYTES = 9 * 1024
const OK = 'OK'

const { port, bell, script, requestMs, writeMs, typed } = workerData as Handed
const properties = new Map<string, string>()
const sheets = new Map<string, ReturnType<typeof createSheet>>()
let triggers: { handler: string; dueAt: number }[] = []
let menu: [string, string][] = []
let now = Date.parse('2026-11-20T00:00:00Z')
let startedAt = now

/** Advances the time; an execution over the limit ends there, like at Google. */
function pass(ms: number): void {
  now += ms
  if (now - startedAt > EXECUTION_MS) throw new Error('Exceeded maximum execution time')
}

function call(request: ThreadRequest): ThreadAnswer {
  Atomics.store(bell, 0, 0)
  port.postMessage(request)
  Atomics.wait(bell, 0, 0)
  const received = receiveMessageOnPort(port)
  if (!received) throw new Error('the bell rang for nothing')
  return received.message as ThreadAnswer
}

function createSheet(name: string) {
  const picture: SheetPicture = { values: [], formats: [] }
  let rows = NEW_ROWS
  const put = <T>(grid: T[][], row: number, column: number, value: T, empty: T) => {
    while (grid.length < row) grid.push([])
    const line = grid[row - 1] ?? []
    while (line.length < column) line.push(empty)
    line[column - 1] = value
  }
  /** Like Sheets: an initial apostrophe is removed, and digits become a number unless the cell has text format. */
  function taken(value: unknown, format: string): unknown {
    if (typeof value !== 'string') return value
    if (value.startsWith("'")) return value.slice(1)
    if (/^=/.test(value)) return '#FORMULA'
    return format !== '@' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  }
  const set = (row: number, column: number, value: unknown) =>
    put(picture.values, row, column, taken(value, picture.formats[row - 1]?.[column - 1] ?? 'General'), '')
  function range(row: number, column: number, height = 1, width = 1) {
    if (row < 1 || height < 1 || width < 1 || row + height - 1 > rows)
      throw new Error(`The coordinates of the range are outside the dimensions of the sheet ${name}.`)
    const each = <T>(grid: T[][], work: (row: number, column: number, value: T) => void) => {
      if (grid.length !== height || grid.some((line) => line.length !== width))
        throw new Error('The number of rows or columns in the data does not match the range.')
      for (const [down, line] of grid.entries())
        for (const [right, value] of line.entries()) work(row + down, column + right, value)
    }
    return {
      setValue: (value: unknown) => set(row, column, value),
      setValues(grid: unknown[][]) {
        each(grid, set)
        pass(writeMs)
      },
      setNumberFormats: (grid: string[][]) =>
        each(grid, (at, right, format) => put(picture.formats, at, right, format, 'General')),
      getValues: () =>
        Array.from({ length: height }, (_, down) =>
          Array.from({ length: width }, (_, right) => picture.values[row + down - 1]?.[column + right - 1] ?? ''),
        ),
    }
  }
  return {
    picture,
    set,
    face: {
      getRange: range,
      getDataRange: () =>
        range(1, 1, Math.max(1, picture.values.length), Math.max(1, ...picture.values.map((line) => line.length))),
      getMaxRows: () => rows,
      insertRowsAfter(_after: number, count: number) {
        rows += count
      },
      clearContents: () => void picture.values.splice(0),
      setFrozenRows: () => {},
    },
  }
}

const sheetOf = (name: string) => sheets.get(name)?.face ?? null
const spreadsheet = {
  getId: () => 'spreadsheet',
  getSheetByName: sheetOf,
  insertSheet(name: string) {
    if (sheets.has(name)) throw new Error(`A sheet with the name "${name}" already exists.`)
    sheets.set(name, createSheet(name))
    return sheetOf(name)
  },
}

const ui = {
  ButtonSet: { OK_CANCEL: 'OK_CANCEL' },
  Button: { OK },
  prompt() {
    const text = typed.shift()
    return { getSelectedButton: () => (text === undefined ? 'CANCEL' : OK), getResponseText: () => text ?? '' }
  },
  createMenu() {
    const items: [string, string][] = []
    const chain = {
      addItem: (caption: string, handler: string) => {
        items.push([caption, handler])
        return chain
      },
      addToUi() {
        menu = items
      },
    }
    return chain
  },
}

const services = {
  SpreadsheetApp: { getUi: () => ui, getActiveSpreadsheet: () => spreadsheet, openById: () => spreadsheet },
  PropertiesService: {
    getUserProperties: () => ({
      getProperty: (name: string) => properties.get(name) ?? null,
      deleteProperty: (name: string) => void properties.delete(name),
      setProperty(name: string, value: string) {
        if (Buffer.byteLength(value) > MOST_PROPERTY_BYTES) throw new Error('Argument too large: value')
        properties.set(name, value)
      },
    }),
  },
  LockService: { getUserLock: () => ({ tryLock: () => true, releaseLock: () => {} }) },
  Utilities: {
    sleep(ms: number) {
      if (ms > 300_000) throw new Error('Utilities.sleep takes at most 300000 ms')
      call({ kind: 'sleep', ms })
      pass(ms)
    },
    /** The two formats that the script uses, in Seoul time. */
    formatDate(date: Date, _zone: string, form: string) {
      const day = seoulDay(date.getTime())
      return form === 'yyyyMMdd' ? day.replaceAll('-', '') : day
    },
  },
  UrlFetchApp: {
    fetch(url: string, { headers }: { headers: Record<string, string> }) {
      pass(requestMs)
      const answer = call({ kind: 'fetch', url, headers: structuredClone(headers) })
      return {
        getResponseCode: () => answer.status,
        getAllHeaders: () => answer.headers,
        getContentText: () => answer.text,
      }
    },
  },
  ScriptApp: {
    getProjectTriggers: () => triggers.map((trigger) => ({ getHandlerFunction: () => trigger.handler, trigger })),
    deleteTrigger({ trigger }: { trigger: (typeof triggers)[number] }) {
      triggers = triggers.filter((it) => it !== trigger)
    },
    newTrigger: (handler: string) => ({
      timeBased: () => ({
        after: (ms: number) => ({ create: () => void triggers.push({ handler, dueAt: now + ms }) }),
      }),
    }),
  },
}

function execute(handler: string): Picture {
  // Triggers never run early.
  now = Math.max(now, ...triggers.filter((it) => it.handler === handler).map(({ dueAt }) => dueAt))
  startedAt = now
  const context = createContext({ services, now: () => now })
  runInContext('Object.assign(globalThis, services); Date.now = now', context)
  let failed: string | null = null
  try {
    runInContext(`${script}\n;${handler}()`, context)
  } catch (error) {
    failed = String(error)
  }
  return {
    sheets: Object.fromEntries([...sheets].map(([name, { picture }]) => [name, picture])),
    properties: Object.fromEntries(properties),
    triggers,
    menu,
    ranMs: now - startedAt,
    failed,
  }
}

parentPort?.on('message', (order: Order) => {
  if ('handler' in order) return parentPort?.postMessage(execute(order.handler))
  const sheet = sheets.get(order.sheet)
  if (!sheet) throw new Error(`no sheet ${order.sheet}`)
  sheet.set(order.row, order.column, order.value)
  parentPort?.postMessage(null)
})
