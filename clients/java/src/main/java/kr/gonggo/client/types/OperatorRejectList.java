// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A page of records
 *
 * @param total Number of items on all pages at this moment.
 * @param page Page number, from 1. Default: 1.
 * @param items the field items
 * @param reasons The reasons, most frequent first; at most 100.
 */
public record OperatorRejectList(
        long total,
        int page,
        List<OperatorReject> items,
        List<OperatorRejectListReason> reasons) {}
