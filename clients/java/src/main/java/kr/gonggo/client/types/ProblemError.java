// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param in the field in
 * @param name Name of the parameter, or path of the field, such as {@code filter.agency[2]}.
 * @param code Machine-readable error code.
 * @param message the field message
 * @param at Position in the value, in Unicode code points from 0.
 */
public record ProblemError(
        ProblemErrorIn in,
        String name,
        ProblemCode code,
        String message,
        Integer at) {}
