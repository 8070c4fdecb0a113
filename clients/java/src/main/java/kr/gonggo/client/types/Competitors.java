// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * What these firms bid and won
 *
 * @param total Number of items on all pages
 * @param page Page number, from 1
 * @param items the field items
 * @param summary the field summary
 * @param headToHead Every pair of the firms
 * @param candidates Firms that match the given name
 * @param currency ISO 4217
 * @param from First day
 * @param to Last second of the last day
 * @param asOf the field asOf
 * @param excluded the field excluded
 * @param explain the field explain
 */
public record Competitors(
        long total,
        int page,
        List<CompetitorItem> items,
        List<CompetitorSummary> summary,
        List<HeadToHead> headToHead,
        List<Candidate> candidates,
        String currency,
        Timestamp from,
        Timestamp to,
        AsOf asOf,
        Excluded excluded,
        Hints explain) {}
