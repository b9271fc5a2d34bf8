import { Argument, type Command } from 'commander';
import { addExamples, type Tools } from '#terminal/session/tools.ts';

export function defineCompletion(program: Command, tools: Tools): void {
  const { text } = tools;
  const shells = Object.keys(completionScripts);
  const completion = program
    .command('completion')
    .addArgument(new Argument('<shell>', text('completion.shell')).choices(shells))
    .description(text('completion.summary'))
    .action((shell: Shell) => tools.output.write(completionScripts[shell]));
  addExamples(completion, tools, [
    'source <(biuro completion bash)',
    'biuro completion fish > ~/.config/fish/completions/biuro.fish',
  ]);
}

/** Each script passes the words typed so far to `biuro __complete`, which prints one candidate per line: word, tab, meaning. */
const completionScripts = {
  bash: `_biuro() {
  local line words=("\${COMP_WORDS[@]:1:COMP_CWORD}")
  COMPREPLY=()
  while IFS= read -r line; do COMPREPLY+=("\${line%%$'\\t'*}"); done < <(biuro __complete "\${words[@]}" 2>/dev/null)
}
complete -o default -F _biuro biuro
`,
  zsh: `#compdef biuro
_biuro() {
  local line found=()
  for line in "\${(@f)$(biuro __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( $#found )); then _describe biuro found; else _files; fi
}
if [[ $funcstack[1] == _biuro ]]; then _biuro "$@"; else compdef _biuro biuro; fi
`,
  fish: `function __biuro_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (biuro __complete $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c biuro -f -a '(__biuro_complete)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName biuro -ScriptBlock {
  param($word, $tree, $cursor)
  $words = @($tree.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($word -eq '') { $words += ' ' }
  biuro __complete @words 2>$null | ForEach-Object {
    $value, $meaning = $_ -split "\`t", 2
    if (-not $meaning) { $meaning = $value }
    [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $meaning)
  }
}
`,
};

type Shell = keyof typeof completionScripts;
