import { type Db, readSetting, writeSetting } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { WebhookKeys } from './keys.ts'

const SETTING = 'demo receiver'
/** Only URLs of this form are looked up, so deliveries to customers cost no query. */
const FORM = /^http:\/\/127\.0\.0\.1:\d{1,5}\/demo-receiver$/

interface Stored {
  url: string
  /** Encrypted, in base64. */
  secret: string
  isOpen: boolean
}

export interface DemoReceiver {
  /** The last URL, also of a demo that was switched off; `null` if there was none. */
  url: string | null
  secret: string
}

export interface DemoReceiverDeps {
  db: Db
  secrets: () => Pick<Secrets, 'seal' | 'open'>
  keys: Pick<WebhookKeys, 'newSecret'>
}

/** The receiver inside a demo. While it is open, its URL is the only one on this machine that webhooks may call. */
export function createDemoReceiver({ db, secrets, keys }: DemoReceiverDeps) {
  const stored = () => readSetting<Stored>(db.sql, SETTING)
  const save = (value: Stored) => writeSetting(db.sql, SETTING, { ...value })
  return {
    /** Read from the database, because the receiver may be in another process and restart on another port. */
    async isAt(url: string): Promise<boolean> {
      if (!FORM.test(url)) return false
      const receiver = await stored()
      return receiver?.isOpen === true && receiver.url === url
    },
    async read(): Promise<DemoReceiver> {
      const receiver = await stored()
      const secret = receiver && secrets().open(SETTING, Buffer.from(receiver.secret, 'base64'), SETTING)
      return { url: receiver?.url ?? null, secret: secret ?? keys.newSecret() }
    },
    async open({ url, secret }: { url: string; secret: string }): Promise<void> {
      await save({ url, secret: secrets().seal(SETTING, secret, SETTING).toString('base64'), isOpen: true })
    },
    /** From now on its URL is refused, like any other on this machine. */
    async shut(): Promise<void> {
      const receiver = await stored()
      if (receiver) await save({ ...receiver, isOpen: false })
    },
  }
}
