// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A completed contract.
 *
 * @param what What was done or delivered.
 * @param amount Amount in won.
 * @param at Day of completion.
 */
public record ProfileTrackRecord(
        String what,
        Long amount,
        String at) {}
