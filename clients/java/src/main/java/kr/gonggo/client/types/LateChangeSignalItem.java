// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A part of other types.
 *
 * @param version Version of the notice with the change
 * @param at When this service recorded it
 * @param fields_ Changed fields
 * @param hoursBefore Whole hours before the closing time that was in force before the change
 */
public record LateChangeSignalItem(
        int version,
        Timestamp at,
        List<String> fields_,
        int hoursBefore) {}
