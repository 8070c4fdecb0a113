// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param field Name of the field
 * @param old Value before
 * @param new_ Value after
 */
public record FieldChange(
        String field,
        Object old,
        Object new_) {}
