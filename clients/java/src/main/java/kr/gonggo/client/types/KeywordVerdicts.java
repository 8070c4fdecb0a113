// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * The result of adding a list of keywords, and what each would have matched in the last 90 days.
 *
 * @param from Start of the period: the beginning of a day in Seoul.
 * @param to End of the period: now.
 * @param notices Number of all notices posted in the period.
 * @param limit Number of keywords the plan includes.
 * @param used Number of keywords the account has.
 * @param lines One for each line, in the same order.
 */
public record KeywordVerdicts(
        Timestamp from,
        Timestamp to,
        long notices,
        long limit,
        long used,
        List<KeywordVerdictsLine> lines) {}
