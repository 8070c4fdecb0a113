import styles from './parts.module.css'

interface SeveralProps {
  label: string
  chosen: readonly string[]
  /** The most common values; other chosen values are offered too. */
  offered: readonly string[]
  change(chosen: string[]): void
}

/** Several values of a filter; any of them matches. */
export function Several({ label, chosen, offered, change }: SeveralProps) {
  const all = [...new Set([...offered, ...chosen])]
  return (
    <fieldset className={styles.several}>
      <legend className={styles.label}>{label}</legend>
      {all.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              change(all.filter((one) => (one === value ? target.checked : chosen.includes(one))))
            }
          />
          {value}
        </label>
      ))}
    </fieldset>
  )
}
