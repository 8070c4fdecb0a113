import { listedFirm } from '../../../demo/index.ts'
import type { CompanyListing, ListedRows } from '../schema/registry.ts'

/** The demo registry lists the firms of the demo and no other number. */
export function readDemoRegistry(businessNo: string, fetchedAt: number): CompanyListing {
  const firm = listedFirm(businessNo)
  const { licences = [], products = [] } = firm ?? {}
  return {
    company: whole(firm ? [{ name: firm.name, region: firm.region, office: '본사' }] : []),
    licences: whole(
      licences.map(({ code, name, registeredOn, until, isOver }) => ({
        code,
        name,
        registeredOn,
        until,
        isUntilUnreadable: false,
        status: isOver ? '유효기간 경과' : until === null ? null : '정상',
      })),
    ),
    products: whole(products),
    sanctions: whole([]),
    fetchedAt,
  }
}

const whole = <Row>(rows: Row[]): ListedRows<Row> => ({ rows, isWhole: true })
