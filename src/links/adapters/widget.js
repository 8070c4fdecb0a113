// Gonggo widget: fills <div data-gonggo-widget="ADDRESS OF A WIDGET LINK"></div> with a frame that shows the notices.
;(() => {
  const own = new URL(document.currentScript.src)
  const links = own.href.replace(/widget\.js(?:[?#].*)?$/, 'links/')
  const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
  const PARTS = ['rows', 'theme', 'lang', 'open']
  const FIRST_PX = 320
  const MOST_PX = 4000
  const PATIENCE_MS = 20_000
  const LONGEST_MS = 900_000
  const WORDS = {
    ko: ['입찰공고', '공고를 표시할 수 없습니다. 서비스에 연결할 수 없거나 이 사이트가 링크의 허용 사이트가 아닙니다.'],
    en: ['Bid notices', 'The notices cannot be shown: the service is away, or the link does not allow this site.'],
  }
  /** Handlers of the reported height, by window of the frame. */
  const heightHandlers = new Map()

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== own.origin || data?.gonggo !== 'height') return
    if (Number.isFinite(data.height) && data.height > 0) heightHandlers.get(source)?.(Math.min(data.height, MOST_PX))
  })

  /**
   * The address of the frame with the options of the element; `null` = it is not a link of the service that delivered
   * this script.
   */
  function addressFor(place) {
    const address = place.dataset.gonggoWidget
    if (!address.startsWith(links)) return null
    const url = new URL(address)
    for (const part of PARTS) if (place.dataset[part]) url.searchParams.set(part, place.dataset[part])
    return url.href
  }

  function fill(place) {
    place.setAttribute('data-gonggo-ready', '')
    const address = addressFor(place)
    if (address === null) {
      place.textContent = `Gonggo: the address of a widget begins with ${links}`
      return
    }
    const language = place.dataset.lang || place.closest('[lang]')?.lang || ''
    const [title, sorry] = WORDS[/^en/i.test(language) ? 'en' : 'ko']
    const frame = document.createElement('iframe')
    frame.title = place.dataset.title || title
    frame.setAttribute('sandbox', SANDBOX)
    frame.referrerPolicy = 'no-referrer'
    Object.assign(frame.style, { display: 'block', width: '100%', height: `${FIRST_PX}px`, border: '0' })
    const message = document.createElement('p')
    message.setAttribute('role', 'status')
    place.replaceChildren(frame, message)

    let timer = 0
    /** Shows an error if the frame does not respond, and tries again later. */
    function begin(wait) {
      frame.src = address
      timer = setTimeout(() => {
        message.textContent = sorry
        frame.style.height = '0'
        timer = setTimeout(begin, wait, Math.min(wait * 2, LONGEST_MS))
      }, PATIENCE_MS)
    }
    heightHandlers.set(frame.contentWindow, (height) => {
      clearTimeout(timer)
      message.textContent = ''
      frame.style.height = `${height}px`
    })
    begin(PATIENCE_MS)
  }

  const fillAll = () => document.querySelectorAll('[data-gonggo-widget]:not([data-gonggo-ready])').forEach(fill)
  // For pages that add widgets later.
  document.addEventListener('gonggo:widgets', fillAll)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillAll)
  else fillAll()
})()
