// Runs in the reader's browser: a filter above the contents, and a form to call an operation. All else works without it.

const main = document.querySelector('main')
const words = JSON.parse(main?.dataset.words ?? '{}')

const make = (name, more = {}, ...children) => {
  const element = Object.assign(document.createElement(name), more)
  element.append(...children)
  return element
}

const labelled = (text, field) => make('label', {}, text, field)

function addFilter() {
  const seek = make('input', { type: 'search', className: 'seek', placeholder: words.filter })
  seek.setAttribute('aria-label', words.filter)
  seek.addEventListener('input', () => {
    const wanted = seek.value.trim().toLowerCase()
    for (const item of document.querySelectorAll('nav li, .listed li'))
      item.hidden = !item.textContent.toLowerCase().includes(wanted)
  })
  document.querySelector('nav')?.prepend(seek)
}

/** Typed once for all forms of the page, and kept nowhere. */
let key = ''

/** Who is signed in to the console; asked when the first form is opened, so that pages wait for nothing. */
let person = null
async function askWho() {
  const answer = await fetch(`${main.dataset.root}/session`, { credentials: 'same-origin' })
  return answer.ok ? answer.json() : null
}

/** Whose right is used: the person of the session, unless a key is typed. */
function whoLine() {
  const line = make('p', { className: 'soft who' }, words.keyAbout)
  person ??= askWho().catch(() => null)
  person.then((session) => {
    if (session) {
      const name = session.member?.email ?? session.key?.name ?? session.key?.prefix ?? ''
      line.textContent = words.signedIn.replace('{who}', `${session.account.name} · ${name}`)
    } else if (main.dataset.console !== undefined) {
      line.append(' ', make('a', { href: `${main.dataset.root}/sign-in` }, words.signIn))
    }
  })
  return line
}

function formFor({ method, url, body }) {
  const secret = make('input', { type: 'password', autocomplete: 'off', value: key })
  const address = make('input', { value: url, spellcheck: false })
  const text = body === undefined ? null : make('textarea', { value: body, spellcheck: false })
  const shown = make('pre', { hidden: true, tabIndex: 0 })
  const send = make('button', { type: 'button' }, `${words.send} ${method}`)
  const sure = make('button', { type: 'button' }, words.sure)
  const stop = make('button', { type: 'button' }, words.stop)
  const question = make('strong')
  const asking = make('div', { className: 'asking', hidden: true }, question, sure, stop)
  asking.setAttribute('role', 'group')
  const go = async () => {
    settle()
    send.disabled = true
    shown.hidden = false
    shown.textContent = '…'
    shown.textContent = await answerTo(method, address.value, text?.value)
    send.disabled = false
  }
  const settle = () => {
    asking.hidden = true
    send.hidden = false
  }
  secret.addEventListener('input', () => {
    key = secret.value.trim()
  })
  // With a key somebody has thought of what it may do; a session is simply there.
  send.addEventListener('click', () => {
    if (key !== '' || method === 'GET') return go()
    question.textContent = words.change.replace('{call}', `${method} ${address.value}`)
    asking.hidden = false
    send.hidden = true
    stop.focus()
  })
  sure.addEventListener('click', go)
  stop.addEventListener('click', () => {
    settle()
    send.focus()
  })
  const fields = [labelled(words.key, secret), labelled(words.address, address)]
  if (text) fields.push(labelled(words.body, text))
  return make('div', { className: 'box' }, whoLine(), ...fields, send, asking, shown)
}

/** Headers that say something about the answer beside its body. */
const SHOWN_HEADERS = [
  'content-type',
  'location',
  'link',
  'etag',
  'retry-after',
  'ratelimit-policy',
  'ratelimit',
  'idempotent-replayed',
  'x-request-id',
]

/** Never a key and a session at once; a session goes to this service alone, with the header no other page can send. */
function sentBy(method) {
  const language = { 'accept-language': document.documentElement.lang }
  if (key !== '') return { method, credentials: 'omit', headers: { authorization: `Bearer ${key}` } }
  return { method, credentials: 'same-origin', headers: { ...language, 'x-gonggo-console': '1' } }
}

async function answerTo(method, path, body) {
  const address = new URL(main.dataset.root + path, location.origin)
  if (address.origin !== location.origin) return words.elsewhere
  const sent = sentBy(method)
  if (body !== undefined) sent.headers['content-type'] = 'application/json'
  try {
    const answer = await fetch(address, { ...sent, body })
    const headers = SHOWN_HEADERS.filter((name) => answer.headers.has(name)).map(
      (name) => `${name}: ${answer.headers.get(name)}`,
    )
    return [answer.status, ...headers, '', await bodyOf(answer)].join('\n')
  } catch (error) {
    return `${words.failed} ${error.message}`
  }
}

async function bodyOf(answer) {
  const type = answer.headers.get('content-type') ?? ''
  if (/[/+]json/.test(type)) return JSON.stringify(await answer.json(), null, 2)
  if (type === '' || /^text\/|ndjson/.test(type)) return answer.text()
  const { size } = await answer.blob()
  return words.bytes.replace('{count}', size.toLocaleString())
}

function addForms() {
  for (const place of document.querySelectorAll('.try')) {
    const details = make('details', {}, make('summary', {}, words.open))
    details.addEventListener('toggle', () => {
      if (details.open && details.childElementCount === 1) details.append(formFor(place.dataset))
    })
    place.append(details)
  }
}

addFilter()
addForms()
