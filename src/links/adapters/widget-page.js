// Runs in the page of a widget: counts the days, refreshes the list, and tells the page around it how high it is.

const EVERY_MS = 300_000
const FIRST_RETRY_MS = 60_000
const LONGEST_MS = 1_800_000
const PATIENCE_MS = 20_000
const COUNTED_MS = 30_000
const DAY_MS = 86_400_000
const SEOUL_MS = 32_400_000

const main = document.querySelector('main')
const said = document.querySelector('#state')
const refreshed = document.querySelector('#refreshed')
const again = document.querySelector('#again')
const words = JSON.parse(main.dataset.words)
const spoken = new Intl.DateTimeFormat(document.documentElement.lang === 'ko' ? 'ko-KR' : 'en-GB', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})

/** What the page says stays in its language, even of a link that is gone. */
const address = new URL(location.href)
address.searchParams.set('lang', document.documentElement.lang)

let shownAt = Date.now()
let tag = null
let failures = 0
let timer = 0
let isAsking = false

const state = () => main.dataset.gonggo
const timed = (text) => text.replace('{time}', spoken.format(shownAt))
const dayOf = (at) => Math.floor((at + SEOUL_MS) / DAY_MS)

/** How near the end is, by the calendar of Korea. */
function nearness(at, now) {
  if (Number.isNaN(at)) return 'none'
  if (at <= now) return 'over'
  return dayOf(at) === dayOf(now) ? 'today' : 'left'
}

function count() {
  const now = Date.now()
  for (const row of document.querySelectorAll('li')) {
    const at = Date.parse(row.querySelector('time')?.dateTime ?? '')
    const [how, days] = [nearness(at, now), dayOf(at) - dayOf(now)]
    const badge = row.querySelector('.left')
    badge.dataset.how = how === 'left' && days <= 3 ? 'soon' : how
    badge.textContent = words[how].replace('{days}', days)
  }
}

/** Takes the list of another page; whoever is at a link of it stays there. */
function show(next) {
  const href = document.activeElement?.getAttribute('href')
  main.dataset.gonggo = next.dataset.gonggo
  main.replaceChildren(...next.childNodes)
  if (href) [...main.querySelectorAll('a')].find((link) => link.getAttribute('href') === href)?.focus()
}

function settle(text) {
  said.textContent = text
  refreshed.textContent = state() === 'open' ? timed(words.refreshed) : ''
  count()
}

/** Another server may answer at the address, such as the sign-in page of a network: that is no list. */
async function listIn(answer) {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector('main[data-gonggo]')
}

async function ask() {
  const headers = tag === null ? {} : { 'if-none-match': tag }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(address, { headers, signal, cache: 'no-store', credentials: 'omit' })
  if (answer.status === 304) return
  const list = await listIn(answer)
  const isOpen = answer.ok && list?.dataset.gonggo === 'open'
  if (!isOpen && !(answer.status === 404 && list?.dataset.gonggo === 'ended'))
    throw Object.assign(new Error('no list'), {
      status: answer.status,
      waits: Number(answer.headers.get('retry-after')) * 1000,
    })
  show(list)
  tag = answer.headers.get('etag')
}

async function refresh() {
  if (isAsking || state() === 'ended') return
  clearTimeout(timer)
  isAsking = true
  let wait = EVERY_MS
  try {
    await ask()
    failures = 0
    shownAt = Date.now()
    settle('')
  } catch ({ status, waits = 0 }) {
    wait = Math.max(waits, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_MS))
    failures++
    settle(state() === 'open' ? timed(status === 429 ? words.busy : words.away) : '')
  }
  isAsking = false
  if (state() === 'ended') again.hidden = true
  else plan(wait)
}

/** Not all at once: an office opens its pages at nine. */
function plan(wait) {
  timer = setTimeout(() => (document.hidden ? plan(FIRST_RETRY_MS) : refresh()), wait * (0.9 + Math.random() / 5))
}

/** One that was in the background has slept. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  count()
  if (failures === 0 && Date.now() - shownAt > EVERY_MS) refresh()
})
if (state() !== 'ended') {
  again.hidden = false
  again.addEventListener('click', refresh)
  plan(state() === 'open' ? EVERY_MS : FIRST_RETRY_MS)
}
setInterval(count, COUNTED_MS)
settle('')

if (parent !== window) {
  // The height alone, so whoever frames the page may hear it.
  const tell = () =>
    parent.postMessage({ gonggo: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*')
  new ResizeObserver(tell).observe(document.body)
}
