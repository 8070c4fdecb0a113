import { Suspense, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../lib/language.tsx'
import { lazily } from '../../lib/lazily.ts'
import { usePursuitRights } from '../../lib/pursuits.ts'
import { stepRow } from '../../lib/rows.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useTitle } from '../../lib/title.ts'
import { Button, buttonClass } from '../../ui/controls.tsx'
import parts from '../../ui/parts.module.css'
import { Correction } from '../../ui/pursuit-state.tsx'
import { PURSUIT_SHEET_WORDS } from '../../ui/pursuit-words.ts'
import { Waiting } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type PipelinePlace, pipelineAddress, usePipelinePlace, VIEWS, viewOf } from './address.ts'
import { Board } from './board.tsx'
import { Calendar } from './calendar.tsx'
import { Download } from './download.tsx'
import { Filters } from './filters.tsx'
import { MoveResult } from './move-result.tsx'
import { type Moves, useMoves } from './moves.ts'
import { OwnNumber, useIsNumberSettled } from './number.tsx'
import styles from './pipeline.module.css'
import { PursuitTable } from './table.tsx'
import { useTakingOut } from './taking-out.ts'
import { PIPELINE_WORDS } from './words.ts'

const Add = lazily(() => import('./add.tsx'))
const Panel = lazily(() => import('./panel.tsx'))
const Dialog = lazily(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }))

function Pipeline() {
  const words = useWords(PIPELINE_WORDS)
  const sheet = useWords(PURSUIT_SHEET_WORDS)
  const { place, change } = usePipelinePlace()
  const { canWrite } = usePursuitRights()
  const moves = useMoves()
  const taking = useTakingOut()
  const isSettled = useIsNumberSettled()
  const [isAdding, setAdding] = useState(false)
  useTitle(words.title)
  useShortcuts(useMemo(() => ({ j: () => stepRow(1), k: () => stepRow(-1) }), []))
  const hidden = taking.leaving?.id ?? null
  const open = (id: string) => change({ id, page: place.page ?? '' }, false)
  const close = () => change({ id: '', page: place.page ?? '' })
  const view = viewOf(place)
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <Views place={place} />
        <div className={styles.headActs}>
          <Download place={place}>
            <Link className={buttonClass('quiet')} href="/account?view=links&edit=new&of=pursued">
              {words.subscribe}
            </Link>
          </Download>
          {canWrite ? (
            <Button weight="main" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          ) : null}
        </div>
      </div>
      {canWrite ? null : <p className={parts.soft}>{sheet.readOnly}</p>}
      <OwnNumber />
      {isSettled ? null : <Waiting />}
      <div hidden={!isSettled}>
        <Filters place={place} change={change} error={null} />
        {view === 'board' ? <Board place={place} moves={moves} hidden={hidden} open={open} /> : null}
        {view === 'table' ? <PursuitTable place={place} moves={moves} hidden={hidden} open={open} /> : null}
        {view === 'calendar' ? <Calendar place={place} hidden={hidden} open={open} /> : null}
      </div>
      <MoveResult moves={moves} taking={taking} />
      <Suspense fallback={null}>
        {isAdding ? (
          <Add
            close={() => setAdding(false)}
            open={(id) => {
              setAdding(false)
              open(id)
            }}
          />
        ) : null}
        {place.id ? (
          <Panel
            key={place.id}
            id={place.id}
            close={close}
            takeOut={(pursuit) => {
              taking.takeOut(pursuit)
              close()
            }}
          />
        ) : null}
        <MoveQuestion moves={moves} />
      </Suspense>
    </>
  )
}

export default Pipeline

function Views({ place }: { place: PipelinePlace }) {
  const words = useWords(PIPELINE_WORDS)
  const here = viewOf(place)
  return (
    <Tabs
      label={words.views}
      tabs={VIEWS.map((view) => ({
        href: pipelineAddress({ ...place, view: view === 'board' ? '' : view, page: '' }),
        name: words[view],
        isHere: view === here,
      }))}
    />
  )
}

/** A move against a result is stored only after confirmation. */
function MoveQuestion({ moves }: { moves: Moves }) {
  const words = useWords(PIPELINE_WORDS)
  const { asked } = moves
  if (asked === null) return null
  return (
    <Dialog title={words.correction} close={moves.cancel}>
      <Correction
        pursuits={asked.pursuits}
        to={asked.to}
        confirm={() => void moves.keep(asked.pursuits, { state: asked.to, correction: true })}
        cancel={moves.cancel}
      />
    </Dialog>
  )
}
