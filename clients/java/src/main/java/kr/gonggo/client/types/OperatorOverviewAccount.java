// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param plan Plan of the account.
 * @param state {@code suspended}: its keys and members are blocked.
 * @param count Number of accounts.
 */
public record OperatorOverviewAccount(
        UsagePlan plan,
        OperatorAccountState state,
        long count) {}
