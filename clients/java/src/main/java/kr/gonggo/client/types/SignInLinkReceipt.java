// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The request was accepted.
 *
 * @param state Same response whether or not the member exists.
 */
public record SignInLinkReceipt(
        InvitationReceiptState state) {}
