import type { SubscriptionLinkWithUrl } from '@gonggo/client'
import { useLanguage, useWords } from '../../lib/language.tsx'
import { CopiedText } from '../../ui/copy.tsx'
import styles from './account.module.css'
import { WIDGET_WORDS } from './widget-words.ts'

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const scriptCode = (url: string): string =>
  [
    `<script src="${url.replace(/\/links\/.*$/, '/widget.js')}" async></script>`,
    `<div data-gonggo-widget="${url}" data-rows="5"></div>`,
  ].join('\n')

const frameCode = (url: string, title: string): string =>
  `<iframe src="${url}?rows=5" title="${title}" style="width: 100%; height: 560px; border: 0" loading="lazy" referrerpolicy="no-referrer" sandbox="${SANDBOX}"></iframe>`

/** The code for a page of the intranet, with a preview. */
export function WidgetCode({ made: { url } }: { made: SubscriptionLinkWithUrl }) {
  const words = useWords(WIDGET_WORDS)
  const { language } = useLanguage()
  const title = language === 'ko' ? '입찰공고' : 'Bid notices'
  return (
    <>
      <p>
        {words.snippetMore}{' '}
        <a href={language === 'ko' ? '/docs/ko/widget' : '/docs/widget'} target="_blank" rel="noreferrer">
          {words.guide}
        </a>
      </p>
      <CopiedText text={scriptCode(url)} name={words.snippet} />
      <details>
        <summary>{words.frameMore}</summary>
        <CopiedText text={frameCode(url, title)} name={words.frame} />
      </details>
      <strong>{words.preview}</strong>
      {/* In a frame of the console it is given no more than it needs to be looked at. */}
      <iframe
        className={styles.preview}
        src={`${url}?rows=5&lang=${language}`}
        title={words.preview}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    </>
  )
}
