import { type ComponentProps, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import styles from './parts.module.css'

type Weight = 'main' | 'plain' | 'quiet'
type ButtonProps = ComponentProps<'button'> & { weight?: Weight }

const WEIGHTS: Record<Weight, string | undefined> = { main: styles.main, plain: undefined, quiet: styles.quiet }

export const buttonClass = (weight: Weight = 'plain'): string =>
  [styles.button, WEIGHTS[weight]].filter(Boolean).join(' ')

export function Button({ weight = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(weight)} />
}

type InputProps = ComponentProps<'input'> & {
  label: string
  fault?: string | null
  /** Explains what the value includes, if that is not obvious. */
  note?: string | undefined
}

export function TextInput({ label, fault = null, note, ...rest }: InputProps) {
  const id = useId()
  const described = [fault === null ? '' : `${id}-fault`, note === undefined ? '' : `${id}-note`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={fault !== null}
        aria-describedby={described || undefined}
      />
      <Fault id={id} fault={fault} />
      {note === undefined ? null : (
        <p className={styles.label} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

const Fault = ({ id, fault }: { id: string; fault: string | null }) =>
  fault === null ? null : (
    <p className={styles.fault} id={`${id}-fault`}>
      {fault}
    </p>
  )

type ChoiceProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  options: readonly (readonly [string, string])[]
  fault?: string | null
}

/** The native select, which works with every keyboard and phone. */
export function Choice({ label, options, fault = null, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Fault id={id} fault={fault} />
    </div>
  )
}

export const Hidden = ({ children }: { children: ReactNode }) => <span className={styles.hidden}>{children}</span>
