// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * What a keyword would have matched in the last 90 days.
 *
 * @param from Start of the period: the beginning of a day in Seoul.
 * @param to End of the period: now.
 * @param matches Number of notices posted in the period that match.
 * @param notices Number of all notices posted in the period.
 * @param share {@code matches} as a percentage of {@code notices}.
 * @param averagePerDay Average number of matches per day.
 * @param perWeek About how many notices a week it would report: {@code matches} × 7 / 90, rounded to one decimal.
 * @param manyAlerts Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.
 * @param matchesEverything Whether it matches more than 30 % of at least 100 notices, so that adding it would be
 * rejected.
 * @param perDay Each of the last 90 days, ending with today.
 * @param samples The newest matching notices.
 */
public record KeywordPreview(
        Timestamp from,
        Timestamp to,
        long matches,
        long notices,
        double share,
        double averagePerDay,
        double perWeek,
        boolean manyAlerts,
        boolean matchesEverything,
        List<KeywordPreviewPerDay> perDay,
        List<KeywordPreviewSample> samples) {}
