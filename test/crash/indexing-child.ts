import { createTextIndexing } from '../../src/attachments/service/index-texts.ts'
import { createDb, type Db, type DbTarget, type Queryable } from '../../src/lib/db/index.ts'

/** Indexes texts until none is left, or kills itself at one of its statements: before it is sent, or while it runs. */

const [targetText = '{}', moment = '', timesText = '0'] = process.argv.slice(2)
let left = Number(timesText)

const die = () => process.kill(process.pid, 'SIGKILL')

const counted = <Sql extends Queryable>(sql: Sql): Sql =>
  new Proxy(sql, {
    apply(target, self, given) {
      if (--left === 0) {
        if (moment === 'before') die()
        setImmediate(die)
      }
      return Reflect.apply(target, self, given)
    },
  })

const withKills = (db: Db): Db => ({
  ...db,
  transaction: (work) => db.transaction((tx) => work(counted(tx))),
  long: (kind, signal, work) => db.long(kind, signal, (long) => work({ ...long, sql: counted(long.sql) })),
})

const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
await createTextIndexing({ db: withKills(db), log: () => {} })(new AbortController().signal)
await db.stop()
