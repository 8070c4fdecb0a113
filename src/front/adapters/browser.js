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

function formFor({ method, url, body }) {
  const secret = make('input', { type: 'password', autocomplete: 'off', value: key })
  const address = make('input', { value: url, spellcheck: false })
  const text = body === undefined ? null : make('textarea', { value: body, spellcheck: false })
  const shown = make('pre', { hidden: true, tabIndex: 0 })
  const send = make('button', { type: 'button' }, `${words.send} ${method}`)
  secret.addEventListener('input', () => {
    key = secret.value
  })
  send.addEventListener('click', async () => {
    send.disabled = true
    shown.hidden = false
    shown.textContent = await answerTo(method, address.value, text?.value)
    send.disabled = false
  })
  const fields = [labelled(words.key, secret), labelled(words.address, address)]
  if (text) fields.push(labelled(words.body, text))
  return make('div', { className: 'box' }, make('p', { className: 'soft' }, words.keyAbout), ...fields, send, shown)
}

async function answerTo(method, url, body) {
  const headers = { authorization: `Bearer ${key}` }
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const answer = await fetch(main.dataset.root + url, { method, headers, body })
    const text = await answer.text()
    return `${answer.status}\n\n${/json/.test(answer.headers.get('content-type') ?? '') ? JSON.stringify(JSON.parse(text), null, 2) : text}`
  } catch (error) {
    return `${words.failed} ${error.message}`
  }
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
