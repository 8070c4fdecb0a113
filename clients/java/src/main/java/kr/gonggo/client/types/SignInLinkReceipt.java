// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The request was taken.
 *
 * @param state The same whether or not there is such a member.
 */
public record SignInLinkReceipt(
        InvitationReceiptState state) {}
