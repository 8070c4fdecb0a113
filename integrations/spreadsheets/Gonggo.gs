/**
 * Gonggo for Google Sheets: fills a sheet with all notices of a search.
 *
 * Paste it into the script editor of a spreadsheet (Extensions > Apps Script) and reload the spreadsheet.
 * The key and the address of the service are stored in your user properties, which readers of the spreadsheet cannot see.
 */

const SETTINGS_SHEET = 'Gonggo 설정'
const NOTICE_SHEET = '공고'
const ICUBE_MAPPING_SHEET = 'iCUBE 매핑'
const ICUBE_SHEET = 'iCUBE'
const KEY = 'GONGGO_KEY'
const BASE_URL = 'GONGGO_BASE_URL'
const RUN = 'GONGGO_RUN'
const PAGE_SIZE = 100
/**
 * Google limits a script to six minutes. Pages begun before this time end in time; a trigger continues with the rest.
 */
const WORK_MS = 4.5 * 60 * 1000
const BREAK_MS = 60 * 1000
/** If Google ends a script early, this trigger continues it. */
const NET_MS = 7 * 60 * 1000
const MOST_TRIES = 5
/** Used if the service sends no `Retry-After`. */
const PAUSE_MS = 10 * 1000
/** Search parameters in the order of the settings sheet. Several values are in adjacent cells. */
const PARAMETERS = [
  'keyword',
  'agency',
  'industry',
  'region',
  'bsnsDiv',
  'contractMethod',
  'awardMethod',
  'minAmt',
  'maxAmt',
  'status',
  'closeFrom',
  'closeTo',
  'openFrom',
  'openTo',
  'postedFrom',
  'postedTo',
  'matched',
  'sort',
]

/** Field of the notice, its Korean name, its type. */
const COLUMNS = [
  ['noticeNo', '공고번호', 'text'],
  ['revision', '차수', 'integer'],
  ['title', '공고명', 'text'],
  ['status', '상태', 'text'],
  ['agency', '공고기관', 'text'],
  ['agencyCode', '공고기관 코드', 'text'],
  ['demandAgency', '수요기관', 'text'],
  ['demandAgencyCode', '수요기관 코드', 'text'],
  ['bsnsDiv', '구분', 'text'],
  ['contractMethod', '계약방법', 'text'],
  ['awardMethod', '낙찰방법', 'text'],
  ['currency', '통화', 'text'],
  ['estimatedPrice', '추정가격', 'integer'],
  ['budget', '배정예산', 'integer'],
  ['baseAmount', '기초금액', 'integer'],
  ['floorRate', '낙찰하한율(%)', 'number'],
  ['postedAt', '게시일시', 'time'],
  ['bidStartAt', '입찰개시일시', 'time'],
  ['closeAt', '마감일시', 'time'],
  ['openAt', '개찰 예정일시', 'time'],
  ['regions', '지역제한', 'list'],
  ['industries', '업종제한', 'list'],
  ['urgent', '긴급', 'logical'],
  ['matchedKeywords', '키워드', 'list'],
  ['detailUrl', '공고 주소', 'text'],
]
const FORMATS = {
  text: '@',
  list: '@',
  integer: '#,##0',
  number: '0.###',
  time: 'yyyy-mm-dd hh:mm',
  logical: 'General',
}

/** A first proposal: heading of the iCUBE form, source of the value, format. Adapt it to the form of your own iCUBE. */
const ICUBE_MAPPING = [
  ['iCUBE 열 이름', '값', '형식'],
  ['프로젝트코드', 'noticeNo', 'text'],
  ['프로젝트명', 'title', 'text'],
  ['거래처명', 'agency', 'text'],
  ['시작일', 'postedAt', 'yyyymmdd'],
  ['종료일', 'closeAt', 'yyyymmdd'],
  ['금액', 'estimatedPrice', 'number'],
  ['통화', 'currency', 'text'],
  ['구분', '="입찰"', 'text'],
  ['비고', 'detailUrl', 'text'],
]

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Gonggo')
    .addItem('API 키 입력…', 'enterKey')
    .addItem('공고 가져오기', 'fillSheet')
    .addItem('iCUBE 양식 만들기', 'makeIcubeSheet')
    .addToUi()
}

/** Asks for address and key. The address is not in a cell, because anyone who changed it would receive your key. */
function enterKey() {
  const ui = SpreadsheetApp.getUi()
  const properties = PropertiesService.getUserProperties()
  const address = ui.prompt('Gonggo', '서비스 주소 (예: https://gonggo.example.com)', ui.ButtonSet.OK_CANCEL)
  if (address.getSelectedButton() !== ui.Button.OK) return
  const key = ui.prompt('Gonggo', 'API 키 (시트에는 저장하지 않습니다)', ui.ButtonSet.OK_CANCEL)
  if (key.getSelectedButton() !== ui.Button.OK) return
  properties.setProperty(BASE_URL, address.getResponseText().trim().replace(/\/+$/, ''))
  properties.setProperty(KEY, key.getResponseText().trim())
  settingsSheet_()
}

/** Starts again: empties the sheet and fills it from the first page. */
function fillSheet() {
  const query = queryOf_(settingsSheet_())
  const sheet = sheetOf_(NOTICE_SHEET)
  sheet.clearContents()
  sheet.getRange(1, 1, 1, COLUMNS.length).setValues([COLUMNS.map(([, korean]) => korean)])
  sheet.setFrozenRows(1)
  save_({ spreadsheet: SpreadsheetApp.getActiveSpreadsheet().getId(), path: `/v1/bids?${query}`, rows: 0, tries: 0 })
  goOn()
}

/** Continues the stored run: first from the menu, later from a trigger. */
function goOn() {
  const lock = LockService.getUserLock()
  // Another execution is running and will store its progress.
  if (!lock.tryLock(1000)) return
  try {
    const until = Date.now() + WORK_MS
    later_(NET_MS)
    let run = read_()
    while (run) {
      const waitMs = run.waitMs || 0
      if (Date.now() + waitMs >= until) return later_(Math.max(waitMs, BREAK_MS))
      if (waitMs > 0) Utilities.sleep(waitMs)
      run = step_(run)
      save_(run)
    }
    removeTriggers_()
  } finally {
    lock.releaseLock()
  }
}

/** Fetches and writes one page; returns the new state of the run, or null after the last page. */
function step_(run) {
  const properties = PropertiesService.getUserProperties()
  const response = UrlFetchApp.fetch(properties.getProperty(BASE_URL) + run.path, {
    headers: {
      Authorization: `Bearer ${properties.getProperty(KEY)}`,
      Accept: 'application/json',
      'Accept-Language': 'ko',
    },
    muteHttpExceptions: true,
    followRedirects: false,
  })
  const status = response.getResponseCode()
  const headers = headersOf_(response)
  if (status === 429 || status === 503) {
    if (run.tries + 1 >= MOST_TRIES) return fail_(run, response)
    return Object.assign({}, run, { tries: run.tries + 1, waitMs: Number(headers['retry-after']) * 1000 || PAUSE_MS })
  }
  if (status !== 200) return fail_(run, response)
  const answer = JSON.parse(response.getContentText())
  const rows = write_(run, answer.items)
  const next = /<([^>]*)>; rel="next"/.exec(headers.link || '')
  report_(run, next ? `${rows} / ${answer.total}건, 계속 가져오는 중입니다.` : `${rows}건을 가져왔습니다.`)
  return next && Object.assign({}, run, { path: next[1], rows, tries: 0, waitMs: waitOf_(headers.ratelimit) })
}

/** `"pro";r=0;t=12` means that no requests are accepted for 12 seconds. */
function waitOf_(limit) {
  const [, left, seconds] = /;r=(\d+);t=(\d+)/.exec(limit || '') || []
  return left === '0' ? Number(seconds) * 1000 : 0
}

function fail_(run, response) {
  let words = `HTTP ${response.getResponseCode()}`
  try {
    const { code, detail, requestId } = JSON.parse(response.getContentText())
    words += ` ${code}: ${detail} (${requestId})`
  } catch (error) {
    // The response is not from the service, so only its status is known.
    words += ` ${error.name}`
  }
  report_(run, `가져오지 못했습니다. ${words}`)
  save_(null)
  removeTriggers_()
  throw new Error(words)
}

/** The run contains the row of each page, so a page that is fetched twice is not written twice. */
function write_(run, notices) {
  if (notices.length > 0) {
    const sheet = SpreadsheetApp.openById(run.spreadsheet).getSheetByName(NOTICE_SHEET)
    const missing = run.rows + 1 + notices.length - sheet.getMaxRows()
    if (missing > 0) sheet.insertRowsAfter(sheet.getMaxRows(), missing)
    const range = sheet.getRange(run.rows + 2, 1, notices.length, COLUMNS.length)
    // Set before the values, so that notice numbers and codes remain texts.
    range.setNumberFormats(notices.map(() => COLUMNS.map(([, , kind]) => FORMATS[kind])))
    range.setValues(notices.map((notice) => COLUMNS.map(([field, , kind]) => cellOf_(kind, notice[field]))))
  }
  return run.rows + notices.length
}

function cellOf_(kind, value) {
  if (value === null || value === undefined) return ''
  if (kind === 'time') return new Date(value)
  if (kind === 'list')
    return text_(value.map((it) => (typeof it === 'string' ? it : `${it.code} ${it.name}`)).join('; '))
  return kind === 'text' ? text_(String(value)) : value
}

/** Marks texts that the sheet would interpret as a formula. */
function text_(value) {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
}

function settingsSheet_() {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  const old = spreadsheet.getSheetByName(SETTINGS_SHEET)
  if (old) return old
  const sheet = spreadsheet.insertSheet(SETTINGS_SHEET)
  const range = sheet.getRange(1, 1, PARAMETERS.length + 2, 2)
  range.setNumberFormats(Array.from({ length: PARAMETERS.length + 2 }, () => ['@', '@']))
  range.setValues([['진행', ''], ['조건', '값 (여러 값은 오른쪽 칸에)'], ...PARAMETERS.map((name) => [name, ''])])
  return sheet
}

function queryOf_(sheet) {
  const parts = [`pageSize=${PAGE_SIZE}`]
  for (const [name, ...values] of sheet.getDataRange().getValues().slice(2))
    for (const value of values) {
      if (value === '' || !PARAMETERS.includes(name)) continue
      const text = value instanceof Date ? Utilities.formatDate(value, 'Asia/Seoul', 'yyyy-MM-dd') : String(value)
      parts.push(`${name}=${encodeURIComponent(text)}`)
    }
  return parts.join('&')
}

/** Writes a status line into the settings sheet. */
function report_(run, words) {
  const sheet = SpreadsheetApp.openById(run.spreadsheet).getSheetByName(SETTINGS_SHEET)
  if (sheet) sheet.getRange(1, 2).setValue(words)
}

function sheetOf_(name) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  return spreadsheet.getSheetByName(name) || spreadsheet.insertSheet(name)
}

/** Names of headers may be in upper or lower case. */
function headersOf_(response) {
  return Object.fromEntries(
    Object.entries(response.getAllHeaders()).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

function read_() {
  const text = PropertiesService.getUserProperties().getProperty(RUN)
  return text && JSON.parse(text)
}

function save_(run) {
  const properties = PropertiesService.getUserProperties()
  if (run) properties.setProperty(RUN, JSON.stringify(run))
  else properties.deleteProperty(RUN)
}

/** Replaces old triggers, because those that have run still count towards Google's limit of twenty. */
function later_(afterMs) {
  removeTriggers_()
  ScriptApp.newTrigger('goOn').timeBased().after(afterMs).create()
}

function removeTriggers_() {
  for (const trigger of ScriptApp.getProjectTriggers())
    if (trigger.getHandlerFunction() === 'goOn') ScriptApp.deleteTrigger(trigger)
}

/** Writes the notices again in the columns of the mapping sheet. */
function makeIcubeSheet() {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet()
  let mapping = spreadsheet.getSheetByName(ICUBE_MAPPING_SHEET)
  if (!mapping) {
    mapping = spreadsheet.insertSheet(ICUBE_MAPPING_SHEET)
    const range = mapping.getRange(1, 1, ICUBE_MAPPING.length, 3)
    range.setNumberFormats(ICUBE_MAPPING.map(() => ['@', '@', '@']))
    // Constants begin with a character that the sheet would interpret as a formula.
    range.setValues(ICUBE_MAPPING.map((line) => line.map(text_)))
  }
  const columns = mapping
    .getDataRange()
    .getValues()
    .slice(1)
    .filter(([heading]) => heading !== '')
  const [, ...notices] = sheetOf_(NOTICE_SHEET).getDataRange().getValues()
  const table = [
    columns.map(([heading]) => heading),
    ...notices.map((cells) => columns.map(([, value, form]) => icubeCell_(String(value), form, cells))),
  ]
  const sheet = sheetOf_(ICUBE_SHEET)
  sheet.clearContents()
  const missing = table.length - sheet.getMaxRows()
  if (missing > 0) sheet.insertRowsAfter(sheet.getMaxRows(), missing)
  const range = sheet.getRange(1, 1, table.length, columns.length)
  range.setNumberFormats(table.map(() => columns.map(([, , form]) => (form === 'number' ? '0' : '@'))))
  range.setValues(table)
}

function icubeCell_(value, form, cells) {
  const constant = /^'?="(.*)"$/.exec(value)
  if (constant) return text_(constant[1])
  const at = COLUMNS.findIndex(([field]) => field === value)
  if (at < 0) throw new Error(`'${ICUBE_MAPPING_SHEET}' 시트의 값 '${value}'은(는) 공고의 필드가 아닙니다.`)
  const cell = cells[at]
  if (cell === '') return ''
  if (form === 'yyyymmdd') return Utilities.formatDate(cell, 'Asia/Seoul', 'yyyyMMdd')
  return form === 'number' ? cell : text_(String(cell))
}
