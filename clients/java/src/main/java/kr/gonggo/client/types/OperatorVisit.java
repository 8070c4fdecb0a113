// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * An account that is open for this operator.
 *
 * @param accountId The account.
 * @param reason The reason given.
 * @param begunAt When it was opened.
 * @param endsAt When it closes: an hour later.
 */
public record OperatorVisit(
        String accountId,
        String reason,
        Timestamp begunAt,
        Timestamp endsAt) {}
