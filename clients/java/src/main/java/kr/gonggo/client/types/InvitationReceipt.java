// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The invitation is accepted.
 *
 * @param state The same if the invitation was accepted before.
 */
public record InvitationReceipt(
        InvitationReceiptState state) {}
