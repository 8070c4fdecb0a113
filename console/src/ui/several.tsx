import styles from './parts.module.css'

interface SeveralProps {
  label: string
  chosen: readonly string[]
  /** Those that most look for; another one that is chosen is offered too. */
  offered: readonly string[]
  change(chosen: string[]): void
}

/** Several values of one filter: any of them fits. */
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
