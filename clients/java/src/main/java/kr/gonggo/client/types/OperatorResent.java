// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The result of sending mails again.
 *
 * @param resent Number of mails that will be sent again.
 * @param left Number of these failed mails that cannot be sent again, because their content is no longer stored.
 */
public record OperatorResent(
        long resent,
        long left) {}
