//! The parameters of `GET /v1/bids` that the benchmark uses. Others are refused, never ignored.

use crate::notices::{Filters, UNBOUNDED};
use crate::words::{Term, read_term};
use percent_encoding::percent_decode_str;

pub enum Keyword {
    Term(Term),
    Not(Box<Keyword>),
    And(Vec<Keyword>),
    Or(Vec<Keyword>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SortBy {
    PostedAt,
    CloseAt,
    EstimatedPrice,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Column {
    PostedAt,
    CloseAt,
    OpenAt,
    Price,
}

/// Both bounds are inclusive.
#[derive(Clone, Copy)]
pub struct Range {
    pub column: Column,
    pub from: i64,
    pub to: i64,
}

pub struct Question {
    pub keyword: Option<Keyword>,
    /// One fact of each list is required.
    pub facts: Vec<Vec<String>>,
    pub ranges: Vec<Range>,
    /// As in `STATUSES`.
    pub statuses: Vec<usize>,
    pub sort: SortBy,
    pub descending: bool,
    pub page: usize,
    pub size: usize,
}

pub const STATUSES: [&str; 6] = ["open", "closed", "opened", "awarded", "failed", "cancelled"];

const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;
const SEOUL: i64 = 9 * 3_600 * SECOND;

pub fn read_question(query: &str, filters: &Filters) -> Result<Question, String> {
    let mut question = Question {
        keyword: None,
        facts: Vec::new(),
        ranges: Vec::new(),
        statuses: Vec::new(),
        sort: SortBy::PostedAt,
        descending: true,
        page: 1,
        size: 20,
    };
    let (mut agencies, mut industries, mut places, mut divisions) = (vec![], vec![], vec![], vec![]);
    let mut price = (None, None);
    for (name, value) in parameters(query) {
        match name.as_str() {
            "keyword" => question.keyword = Some(read_keyword(&value)?),
            "agency" => agencies.push(value),
            "industry" => industries.push(value),
            "region" => places.push(value),
            "bsnsDiv" => divisions.push(format!("d:{value}")),
            "minAmt" => price.0 = Some(read_number(&value)?),
            "maxAmt" => price.1 = Some(read_number(&value)?),
            "status" => question.statuses.push(read_status(&value)?),
            "sort" => (question.sort, question.descending) = read_sort(&value)?,
            "page" => question.page = read_number(&value)?.max(1) as usize,
            "pageSize" => question.size = read_number(&value)?.clamp(1, 100) as usize,
            _ => question.ranges.push(read_range(&name, &value)?),
        }
    }
    if price != (None, None) {
        let (from, to) = (price.0.unwrap_or(UNBOUNDED), price.1.unwrap_or(i64::MAX));
        question.ranges.push(Range {
            column: Column::Price,
            from,
            to,
        });
    }
    let lists = [
        (!agencies.is_empty()).then(|| agencies.iter().flat_map(|text| filters.agencies.facts(text)).collect()),
        (!industries.is_empty()).then(|| {
            industries
                .iter()
                .flat_map(|text| filters.industries.facts(text))
                .collect()
        }),
        (!divisions.is_empty()).then_some(divisions),
    ];
    question.facts.extend(lists.into_iter().flatten());
    if !places.is_empty() {
        let mut wanted = vec!["r:any".to_string()];
        for place in &places {
            wanted.extend(
                filters
                    .regions
                    .facts(place)
                    .ok_or_else(|| format!("unknown region {place}"))?,
            );
        }
        question.facts.push(wanted);
    }
    Ok(question)
}

fn parameters(query: &str) -> impl Iterator<Item = (String, String)> {
    let decode = |text: &str| {
        percent_decode_str(&text.replace('+', " "))
            .decode_utf8_lossy()
            .into_owned()
    };
    query
        .split('&')
        .filter(|part| !part.is_empty())
        .map(move |part| part.split_once('=').unwrap_or((part, "")))
        .map(move |(name, value)| (decode(name), decode(value)))
}

fn read_number(text: &str) -> Result<i64, String> {
    text.parse().map_err(|_| format!("{text} is not a number"))
}

fn read_status(text: &str) -> Result<usize, String> {
    let place = STATUSES.iter().position(|one| *one == text);
    place.ok_or_else(|| format!("unknown status {text}"))
}

fn read_sort(text: &str) -> Result<(SortBy, bool), String> {
    let by = match text.trim_start_matches('-') {
        "postedAt" => SortBy::PostedAt,
        "closeAt" => SortBy::CloseAt,
        "estimatedPrice" => SortBy::EstimatedPrice,
        _ => return Err(format!("unknown sort {text}")),
    };
    Ok((by, text.starts_with('-')))
}

fn read_range(name: &str, value: &str) -> Result<Range, String> {
    let (column, edge) = match name {
        "postedFrom" => (Column::PostedAt, true),
        "postedTo" => (Column::PostedAt, false),
        "closeFrom" => (Column::CloseAt, true),
        "closeTo" => (Column::CloseAt, false),
        "openFrom" => (Column::OpenAt, true),
        "openTo" => (Column::OpenAt, false),
        _ => return Err(format!("unknown parameter {name}")),
    };
    let begin = start_of_day(value).ok_or_else(|| format!("{value} is not a date"))?;
    let (from, to) = if edge {
        (begin, i64::MAX)
    } else {
        (UNBOUNDED, begin + DAY - 1)
    };
    Ok(Range { column, from, to })
}

/// The start of a date in Seoul (`2026-11-20`). Days since 1970 by Howard Hinnant's algorithm.
fn start_of_day(text: &str) -> Option<i64> {
    let parts: Vec<i64> = text.split('-').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [year, month, day] = parts[..] else { return None };
    let year = if month <= 2 { year - 1 } else { year };
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = (year % 400) * 365 + (year % 400) / 4 - (year % 400) / 100 + day_of_year;
    Some((year / 400 * 146_097 + day_of_era - 719_468) * DAY - SEOUL)
}

/// A blank is "and", `|` "or", a leading `-` "not".
fn read_keyword(text: &str) -> Result<Keyword, String> {
    if text.contains(['"', '(', ')']) {
        return Err("quotes and parentheses are not supported".to_string());
    }
    let mut choices = Vec::new();
    for choice in text.split('|') {
        let mut parts = Vec::new();
        for word in choice.split_whitespace() {
            let (negated, word) = match word.strip_prefix('-') {
                Some(rest) => (true, rest),
                None => (false, word),
            };
            let term = Keyword::Term(read_term(word).ok_or("a term without letters")?);
            parts.push(if negated { Keyword::Not(Box::new(term)) } else { term });
        }
        if parts.is_empty() {
            return Err("a term is missing".to_string());
        }
        choices.push(Keyword::And(parts));
    }
    Ok(Keyword::Or(choices))
}

#[cfg(test)]
mod tests {
    use super::start_of_day;

    #[test]
    fn days_begin_in_seoul() {
        assert_eq!(start_of_day("1970-01-01"), Some(-9 * 3_600_000));
        assert_eq!(start_of_day("2026-11-20"), Some(1_795_100_400_000));
        assert_eq!(start_of_day("soon"), None);
    }
}
