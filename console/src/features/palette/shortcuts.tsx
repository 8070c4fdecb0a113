import { useWords } from '../../lib/language.tsx'
import { PALETTE_KEY } from '../../lib/platform.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './palette.module.css'
import { SHORTCUT_WORDS } from './words.ts'

type Name = keyof (typeof SHORTCUT_WORDS)['ko']
const GROUPS: readonly (readonly [Name, readonly (readonly [readonly string[], Name])[]])[] = [
  [
    'everywhere',
    [
      [[PALETTE_KEY], 'palette'],
      [['?'], 'help'],
    ],
  ],
  [
    'lists',
    [
      [['/'], 'field'],
      [['j'], 'next'],
      [['k'], 'previous'],
      [['Enter'], 'open'],
      [['s'], 'pursue'],
    ],
  ],
  [
    'inbox',
    [
      [['f'], 'important'],
      [['e'], 'dismiss'],
      [['u'], 'fresh'],
    ],
  ],
]

/** All keys of the console, by page. */
export default function Shortcuts({ close }: { close(): void }) {
  const words = useWords(SHORTCUT_WORDS)
  return (
    <Dialog title={words.title} close={close}>
      <div className={styles.keys}>
        {GROUPS.map(([group, keys]) => (
          <section key={group} className={styles.keys}>
            <h3>{words[group]}</h3>
            <dl className={styles.keys}>
              {keys.map(([names, does]) => (
                <div key={does}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{words[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div>
        <Button onClick={close}>{words.close}</Button>
      </div>
    </Dialog>
  )
}
