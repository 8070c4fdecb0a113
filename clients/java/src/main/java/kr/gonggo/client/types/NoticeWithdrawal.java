// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * When and why a notice was withdrawn
 *
 * @param at When this service recorded the withdrawal
 * @param reason The reason that the source or the operator gave
 * @param sameAs The notice that remains, if both turned out to be the same one
 */
public record NoticeWithdrawal(
        Timestamp at,
        String reason,
        String sameAs) {}
