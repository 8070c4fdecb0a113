/** The versions that `docs/configuration.md` names, and the packages with their programs. */
export const POSTGRES_PACKAGES = { '16': '16.14.0-beta.17', '17': '17.10.0-beta.17', '18': '18.4.0-beta.17' } as const
export type PostgresVersion = keyof typeof POSTGRES_PACKAGES
export const POSTGRES_VERSIONS = Object.keys(POSTGRES_PACKAGES) as PostgresVersion[]
