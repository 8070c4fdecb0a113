// Runs in the page of a widget: computes the remaining days, refreshes the list, and reports its height to the page
// around it.

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

/** Keeps the language of the page, also after the link was deleted. */
const address = new URL(location.href)
address.searchParams.set('lang', document.documentElement.lang)

let shownAt = Date.now()
let tag = null
let failures = 0
let timer = 0
let isLoading = false

const state = () => main.dataset.gonggo
const timed = (text) => text.replace('{time}', spoken.format(shownAt))
const dayOf = (at) => Math.floor((at + SEOUL_MS) / DAY_MS)

/** How near the deadline is, by the calendar of Korea. */
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

/** Replaces the list. A focused link keeps the focus. */
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

/** Another server may respond, such as the sign-in page of a network. Its page contains no list. */
async function listIn(answer) {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector('main[data-gonggo]')
}

async function loadList() {
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
  if (isLoading || state() === 'ended') return
  clearTimeout(timer)
  isLoading = true
  let wait = EVERY_MS
  try {
    await loadList()
    failures = 0
    shownAt = Date.now()
    settle('')
  } catch ({ status, waits = 0 }) {
    wait = Math.max(waits, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_MS))
    failures++
    settle(state() === 'open' ? timed(status === 429 ? words.busy : words.away) : '')
  }
  isLoading = false
  if (state() === 'ended') again.hidden = true
  else plan(wait)
}

/** The random factor spreads requests, because an office opens its pages at the same time. */
function plan(wait) {
  timer = setTimeout(() => (document.hidden ? plan(FIRST_RETRY_MS) : refresh()), wait * (0.9 + Math.random() / 5))
}

/** Timers do not run while a page is in the background. */
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
  // The message contains only the height, so any page may receive it.
  const postHeight = () =>
    parent.postMessage({ gonggo: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*')
  new ResizeObserver(postHeight).observe(document.body)
}
