// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A page of notices that recur every year
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 * @param asOf When titles were last compared; once a minute at most
 */
public record RecurringNotices(
        long total,
        int page,
        List<RecurringNotice> items,
        Timestamp asOf) {}
