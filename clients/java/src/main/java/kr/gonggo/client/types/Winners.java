// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Award statistics
 *
 * @param total Number of items on all pages
 * @param page Page number, from 1
 * @param items the field items
 * @param totals the field totals
 * @param basis The price that rates are a percentage of: the planned price (예정가격) or the estimated price (추정가격)
 * @param currency ISO 4217
 * @param from First day
 * @param to Last second of the last day
 * @param asOf the field asOf
 * @param excluded the field excluded
 * @param explain the field explain
 */
public record Winners(
        long total,
        int page,
        List<WinnersItem> items,
        WinnersTotals totals,
        WinnersBasis basis,
        String currency,
        Timestamp from,
        Timestamp to,
        AsOf asOf,
        Excluded excluded,
        Hints explain) {}
