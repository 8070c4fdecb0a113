// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * An account, with the fields that are visible without a reason.
 *
 * @param id Identifier of the account.
 * @param name Name of the account.
 * @param plan Plan of the account.
 * @param state {@code suspended}: its keys and members are blocked.
 * @param email Mail address of the owner.
 * @param beta Whether it has access during the closed beta.
 * @param requestLimit Requests accepted in any 60 seconds; {@code null} = the limit of the plan.
 * @param blockedBy The incident that blocks the whole account.
 * @param createdAt When it was created.
 */
public record OperatorAccountEntry(
        String id,
        String name,
        UsagePlan plan,
        OperatorAccountState state,
        String email,
        boolean beta,
        Integer requestLimit,
        String blockedBy,
        Timestamp createdAt) {}
