/** Numbers are right-aligned, as in every table of the console. */
export type Column = string | { number: string }

interface TableHeadProps {
  columns: readonly Column[]
  /** The class of columns with numbers. */
  number?: string | undefined
}

export function TableHead({ columns, number }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const name = typeof column === 'string' ? column : column.number
          return (
            <th key={name} scope="col" className={typeof column === 'string' ? undefined : number}>
              {name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
