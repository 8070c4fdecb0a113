// One small table of facts about the installation.

import type { Queryable } from './sql.ts'

type SettingValue = string[] | { [name: string]: string | number | boolean | null }

/** Small facts about the installation that every process must agree on. */
export async function readSetting<T>(sql: Queryable, name: string): Promise<T | null> {
  const [row] = await sql<{ value: T }[]>`select value from settings where name = ${name}`
  return row?.value ?? null
}

export async function writeSetting(sql: Queryable, name: string, value: SettingValue): Promise<void> {
  await sql`
    insert into settings (name, value) values (${name}, ${sql.json(value)})
    on conflict (name) do update set value = excluded.value`
}
